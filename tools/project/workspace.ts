import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from './free-port';
import { readBuiltFiles, type BuiltFiles } from './built-files';
import { openPage, type OpenedPage } from './browser';
import { makeProjectFolder, type ProjectFolder } from './project-folder';
import { rsbuildBinIn } from './rsbuild-bin';
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
export interface Workspace extends ProjectFolder {
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

const address = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+\S*/;

/** Makes an empty folder to work in. */
export function openWorkspace(): Workspace {
  const folder = makeProjectFolder();
  const { root } = folder;
  const tools: Tool[] = [];
  const pages: OpenedPage[] = [];
  const start = (args: string[], options: RunOptions = {}) => {
    const { folder: cwd = '', args: more = [], env } = options;
    folder.makeOld();
    const tool = startTool([...args, ...more], path.join(root, cwd), env);
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
    ...folder,
    run,
    async build({ dist = 'dist', ...options } = {}) {
      const { code, log } = await run([rsbuildBinIn(root), 'build'], options);
      if (code !== 0) throw new Error(`the build failed:\n${log}`);
      return { log, ...readBuiltFiles(path.join(root, options.folder ?? '', dist), log) };
    },
    async serve(command, options) {
      const port = String(options?.port ?? (await freePort()));
      return siteOf(
        start([rsbuildBinIn(root), command, '--port', port, '--host', 'localhost'], options),
      );
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
      // A program that was just ended may still write its cache.
      fs.rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
