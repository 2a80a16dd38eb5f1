import type { Page } from '@playwright/test';
import type { Server } from '#tools/prover/proof';
import { besideServer } from './beside-server';

/** A module that takes its own updates, and writes a word where a page shows it. */
export const accepts = (word: string) =>
  `document.body.dataset.word = '${word}';\nimport.meta.webpackHot.accept();\n`;

/** Opens a page from another server, with scripts of the dev server, which it is connected to when `act` runs. */
export const pageBeside = (server: Server, act: (page: Page, port: number) => Promise<void>) =>
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
      await act(page, port);
    },
  );
