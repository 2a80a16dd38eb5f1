import fs from 'node:fs';

/**
 * Moves what a build left out of the way of the next. It's deleted when that is finished, not before: a file system may
 * look at each file that has just been deleted before it makes a new one, and where the build fails, the last is put back.
 */
export function moveAside(output, aside) {
  fs.rmSync(aside, { recursive: true, force: true });
  if (fs.existsSync(output)) fs.renameSync(output, aside);
  return {
    remove: () => fs.rmSync(aside, { recursive: true, force: true }),
    putBack() {
      if (!fs.existsSync(aside)) return;
      fs.rmSync(output, { recursive: true, force: true });
      fs.renameSync(aside, output);
    },
  };
}
