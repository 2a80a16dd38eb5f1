import { readPart } from '../../../../src/ui/build/read-part';

const page = ({ title = 'A', script = '1', link = '1', text = 'Text.', shell = '1' }) =>
  `<html><head><title>${title}</title><meta name=description content="a > b">` +
  `<link rel=stylesheet href=/styles.${link}.css><script data-scripts="/main.${script}.js">run()</script></head>` +
  `<body><nav>${shell}</nav><main>${text}</main><footer>${shell}</footer></body></html>`;

test.each([{ script: '2' }, { link: '2' }, { shell: '2' }])(
  'is the same where a page differs in %j, which isn’t read',
  (difference) => {
    expect(readPart(page(difference))).toBe(readPart(page({})));
  },
);

test.each([{ title: 'B' }, { text: 'Other.' }])(
  'is another where it differs in %j',
  (difference) => {
    expect(readPart(page(difference))).not.toBe(readPart(page({})));
  },
);
