import { optionProps } from '../../../../src/plugins/mdx/option-props';

test('the header of an option: coloured type and default, version', () => {
  const facts = { type: 'boolean', default: 'true', since: '1.1.0' };
  expect(optionProps(facts)).toEqual({
    type: expect.stringContaining('boolean'),
    defaults: [['', '<span class="n">true</span>']],
    since: '1.1.0',
  });
});

test('a default per mode keeps the modes and their order', () => {
  const { defaults } = optionProps({ default: { development: '1', production: '2', none: '3' } });
  expect(defaults.map(([mode]) => mode)).toEqual(['development', 'production', 'none']);
});

test('an option without a default has no row for it', () => {
  expect(optionProps({ type: 'string' }).defaults).toEqual([]);
});
