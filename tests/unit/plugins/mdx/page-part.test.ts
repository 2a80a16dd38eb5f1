import { pagePart } from '../../../../src/plugins/mdx/page-part';
import { partProps } from './part-props';

test('a part has its props as JSON; those that JSON lacks are left out', () => {
  const value = { text: '“a” & "b"', list: [1, true, null] };
  const part = pagePart('OptionHeader', { value, none: undefined });
  expect(part).toMatchObject({ type: 'mdxJsxFlowElement', name: 'OptionHeader', children: [] });
  expect(partProps(part)).toEqual({ value });
});
