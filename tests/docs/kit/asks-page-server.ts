import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { besideServer } from './beside-server';

const accepts = (word: string) =>
  `document.body.dataset.word = '${word}';\nimport.meta.webpackHot.accept();\n`;

/** That a page from another server connects to the dev server, but asks its own server for updates, which has none. */
export const asksPageServer = (says: string[]): Proof => ({
  says,
  run: 'dev',
  alone: true,
  files: { 'src/index.js': accepts('first') },
  expect: (server) =>
    besideServer(
      (request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.statusCode = request.url === '/' ? 200 : 404;
        response.end(`<body><script src="${server.urls[0]}/static/js/index.js"></script>`);
      },
      async (port) => {
        const page = await server.open();
        const connected = page.waitForEvent('console', (message) =>
          message.text().includes('[HMR] connected.'),
        );
        await page.goto(`http://localhost:${port}/`);
        await connected;
        const asked = page.waitForResponse((response) => /hot-update/.test(response.url()));
        server.write('src/index.js', accepts('second'));
        const answer = await asked;
        assert.equal(answer.status(), 404);
        assert.equal(new URL(answer.url()).port, `${port}`);
      },
    ),
});
