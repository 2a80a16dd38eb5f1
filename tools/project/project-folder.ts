import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A temporary folder with the files of a project; names are paths in it. */
export interface ProjectFolder {
  root: string;
  /** writes a whole file at once: a watcher never meets half of one */
  write: (name: string, content: string | Uint8Array) => void;
  read: (name: string) => string;
  remove: (name: string) => void;
  /** changes a text everywhere in a file; throws if the file does not have it */
  edit: (name: string, from: string, to: string) => void;
  /**
   * Makes what was written since the last call a day older. The watcher of a new server takes young files for edited:
   * the server builds once more, and an edit meanwhile reloads an open page instead of updating it.
   */
  makeOld: () => void;
}

const day = 24 * 60 * 60 * 1000;

/** Makes an empty folder outside the repository, so that none of its configuration files is found. */
export function makeProjectFolder(): ProjectFolder {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-guide-')));
  const draft = `${root}.draft`;
  const young = new Set<string>();
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
  const write = (name: string, content: string | Uint8Array) => {
    const target = path.join(root, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, target);
    young.add(target);
  };
  return {
    root,
    read,
    write,
    remove: (name) => fs.rmSync(path.join(root, name)),
    edit(name, from, to) {
      const text = read(name);
      if (!text.includes(from)) throw new Error(`expected “${from}” in ${name}, found:\n${text}`);
      write(name, text.replaceAll(from, to));
    },
    makeOld() {
      for (const file of young) if (fs.existsSync(file)) setBack(file, day);
      young.clear();
    },
  };
}

function setBack(file: string, time: number) {
  const before = new Date(fs.statSync(file).mtimeMs - time);
  fs.utimesSync(file, before, before);
}
