import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../lib/free-port';
import { readBuiltFiles, type BuiltFiles } from '../lib/built-files';
import { projectRoot } from '../lib/project-root';
import { openPage, type OpenedPage } from './browser';
import { startTool, stopTool, waitForAnswer, waitForLog, type Tool } from './run-tool';
import { waitFor } from './wait-for';

export interface RunOptions {
  /** folder of the project, where a page has several; the page's own root if left out */
  folder?: string;
  /** further words of the command */
  args?: string[];
  env?: Record<string, string>;
}

export interface ServeOptions extends RunOptions {
  port?: number;
}

export interface BuildResult extends BuiltFiles {
  /** what was printed, without colours */
  log: string;
}

export interface Site {
  url: string;
  /** opens a path of the site in Chromium; errors on the page fail the case */
  open: (path?: string) => Promise<Page>;
  log: () => string;
}

/** The folder of a guide's project, and what a reader does there. */
export interface Workspace {
  root: string;
  write: (name: string, content: string | Uint8Array) => void;
  read: (name: string) => string;
  remove: (name: string) => void;
  /** changes a text everywhere in a file; throws if the file does not have it */
  edit: (name: string, from: string, to: string) => void;
  /** `rsbuild build`; throws what was printed if it fails */
  build: (options?: RunOptions & { dist?: string }) => Promise<BuildResult>;
  /** `rsbuild dev` or `rsbuild preview`, on a free port unless one is given */
  serve: (command: 'dev' | 'preview', options?: ServeOptions) => Promise<Site>;
  /** a program of the page's own that serves; without a port, it prints its address */
  start: (script: string, options?: ServeOptions) => Promise<Site>;
  /** any command of the tool or script; the exit code and what was printed */
  run: (args: string[], options?: RunOptions) => Promise<{ code: number | null; log: string }>;
  /** waits until the console of an opened page prints something like this */
  printed: (text: RegExp) => Promise<string>;
  /** errors seen on the pages that were opened */
  errors: () => string[];
  /** ends what was started and removes the folder */
  close: () => Promise<void>;
}

export const rsbuildBin = path.join(projectRoot, 'node_modules/@rsbuild/core/bin/rsbuild.js');
const address = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+\S*/;

/** Makes an empty folder to work in. */
export function openWorkspace(): Workspace {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-guide-')));
  const tools: Tool[] = [];
  const pages: OpenedPage[] = [];
  const start = (args: string[], { folder = '', args: more = [], env }: RunOptions = {}) => {
    const tool = startTool([...args, ...more], path.join(root, folder), env);
    tools.push(tool);
    return tool;
  };
  const siteOf = async (tool: Tool, port?: number): Promise<Site> => {
    const url = port ? `http://localhost:${port}/` : (await waitForLog(tool, address))[0];
    await waitForAnswer(url, tool);
    return {
      url,
      log: tool.log,
      async open(target = '') {
        const opened = await openPage(new URL(target, url).href);
        pages.push(opened);
        return opened.page;
      },
    };
  };
  const run: Workspace['run'] = async (args, options) => {
    const tool = start(args, options);
    return { code: await tool.ended, log: tool.log() };
  };
  return {
    root,
    write(name, content) {
      const target = path.join(root, name);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, content);
    },
    read: (name) => fs.readFileSync(path.join(root, name), 'utf8'),
    remove: (name) => fs.rmSync(path.join(root, name)),
    edit(name, from, to) {
      const target = path.join(root, name);
      const text = fs.readFileSync(target, 'utf8');
      if (!text.includes(from)) throw new Error(`expected “${from}” in ${name}, found:\n${text}`);
      fs.writeFileSync(target, text.replaceAll(from, to));
    },
    run,
    async build({ dist = 'dist', ...options } = {}) {
      const { code, log } = await run([rsbuildBin, 'build'], options);
      if (code !== 0) throw new Error(`the build failed:\n${log}`);
      return { log, ...readBuiltFiles(path.join(root, options.folder ?? '', dist), log) };
    },
    async serve(command, options) {
      const port = String(options?.port ?? (await freePort()));
      return siteOf(start([rsbuildBin, command, '--port', port, '--host', 'localhost'], options));
    },
    start: (script, options) => siteOf(start([script], options), options?.port),
    printed: (text) =>
      waitFor(`a message like ${text} in the browser`, () =>
        pages.flatMap(({ messages }) => messages).find((message) => text.test(message)),
      ),
    errors: () => pages.flatMap(({ errors }) => errors),
    async close() {
      await Promise.all(pages.map(({ page }) => page.context().close()));
      await Promise.all(tools.map(stopTool));
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}
