import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test as base } from '@playwright/test';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** How many characters of a page come slowly. */
const TRICKLED = 8192;
const TAGS = /(?:<[^<]*){1,2}/g;
/** Milliseconds in which the browser paints what has come. */
const FRAME = 20;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Serves the built site as a plain host would, and can do what hosts and networks do at their worst. */
export class SiteServer {
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  /** What is sent with each answer beside its type and caching. */
  readonly headers: Record<string, string> = {};
  private readonly answers: { readonly pattern: RegExp; readonly answer: Answer }[] = [];
  private server: http.Server | undefined;
  private port = 0;

  constructor(private readonly folder: string) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Comes back after `stop()` at the same address. */
  async start(): Promise<void> {
    this.server = http.createServer((request, response) => this.serve(request, response));
    await new Promise<void>((resolve) => this.server!.listen(this.port, 'localhost', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** As if there were no network: nothing answers. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const stopped = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await stopped;
  }

  /** Answers paths in another way; the last one that was said counts. */
  on(pattern: RegExp, answer: Answer): void {
    this.answers.unshift({ pattern, answer });
  }

  /** Answers as at the beginning. */
  reset(): void {
    this.answers.length = 0;
  }

  /** Promises a file and breaks off in the middle of it. */
  cut(pattern: RegExp): void {
    this.on(pattern, (request, response) => {
      const body = fs.readFileSync(this.fileAt(pathOf(request))!);
      response.writeHead(200, {
        'content-type': typeOf(this.fileAt(pathOf(request))!),
        'content-length': body.length,
      });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    });
  }

  /** Sends what a screen shows at first of a page tag by tag, as a slow processor reads it. */
  trickle(pattern: RegExp): void {
    this.on(pattern, async (request, response) => {
      const file = this.fileAt(pathOf(request))!;
      const html = fs.readFileSync(file, 'utf8');
      const start = html.indexOf('<main');
      const shown = html.slice(start, start + TRICKLED);
      response.writeHead(200, { 'content-type': typeOf(file) });
      response.write(html.slice(0, start));
      for (const part of shown.match(TAGS)!) {
        response.write(part);
        await setTimeout(FRAME);
      }
      response.end(html.slice(start + TRICKLED));
    });
  }

  private serve(request: http.IncomingMessage, response: http.ServerResponse): void {
    const pathname = pathOf(request);
    this.asked.push(pathname);
    const other = this.answers.find(({ pattern }) => pattern.test(pathname));
    if (other) {
      other.answer(request, response);
      return;
    }
    const file = this.fileAt(pathname);
    const shown = file ?? path.join(this.folder, '404.html');
    const isHashed = pathname.includes('/assets/');
    response.writeHead(file ? 200 : 404, {
      ...this.headers,
      'content-type': typeOf(shown),
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : fs.readFileSync(shown));
  }

  private fileAt(pathname: string): string | undefined {
    const plain = path.join(this.folder, decodeURIComponent(pathname));
    return [plain, `${plain}.html`, path.join(plain, 'index.html')].find(
      (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
    );
  }
}

const pathOf = ({ url }: http.IncomingMessage) => new URL(url!, 'http://localhost').pathname;
const typeOf = (file: string) => TYPES[path.extname(file)] ?? 'application/octet-stream';

/** Tests on a server of their own that serves a folder of the project. */
export const siteServerTest = (folder: string) =>
  base.extend<{ server: SiteServer }>({
    server: async ({}, provide) => {
      const server = new SiteServer(path.resolve(__dirname, '../../..', folder));
      await server.start();
      await provide(server);
      await server.stop();
    },
    baseURL: ({ server }, provide) => provide(server.origin),
  });

export const test = siteServerTest('build');
