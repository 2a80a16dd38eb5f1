#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, and answers for it what it doesn't know: Playwright 1.65 tells each
// new context its media features, and Firefox refuses that command up to its long-term release 153. Not needed any more
// once `launchOptions.executablePath` can name Firefox itself.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
/** By this line Playwright learns where Firefox listens. */
const LISTENING = /(?<=WebDriver BiDi listening on )ws:\/\/\S+/;

/** Passes messages on to the Firefox at an address, and its answers back; returns the address to ask instead. */
function relay(address) {
  return new Promise((resolve) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`));
    server.on('connection', (playwright, { url }) => {
      const firefox = new WebSocket(address + url, { perMessageDeflate: false });
      const opened = new Promise((open) => firefox.once('open', open));
      playwright.on('message', async (message) => {
        const { id, method } = JSON.parse(message);
        if (method === UNKNOWN)
          return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
        await opened;
        return firefox.send(String(message));
      });
      firefox.on('message', (message) => playwright.send(String(message)));
      firefox.on('close', () => playwright.close());
      playwright.on('close', () => firefox.close());
    });
  });
}

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for await (const line of createInterface(firefox.stderr)) {
  const [address] = LISTENING.exec(line) ?? [];
  console.error(address ? line.replace(address, await relay(address)) : line);
}
