import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moveAside } from './last-output.mjs';

describe('the output of the build before', () => {
  let folder: string;
  let output: string;
  let aside: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'last-output-'));
    [output, aside] = [path.join(folder, 'build'), path.join(folder, 'last')];
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  function write(target: string, page: string) {
    fs.mkdirSync(target);
    fs.writeFileSync(path.join(target, page), page);
  }

  test('leaves nothing of it to the next, and goes when that is finished', () => {
    write(output, 'old.html');
    const last = moveAside(output, aside);
    write(output, 'new.html');
    last.remove();
    expect(fs.readdirSync(folder)).toEqual(['build']);
    expect(fs.readdirSync(output)).toEqual(['new.html']);
  });

  test('is put back for what a build that failed has left', () => {
    write(output, 'old.html');
    const last = moveAside(output, aside);
    write(output, 'half.html');
    last.putBack();
    expect(fs.readdirSync(folder)).toEqual(['build']);
    expect(fs.readdirSync(output)).toEqual(['old.html']);
  });

  test('need not be there: what the first build left when it failed stays to be looked at', () => {
    const last = moveAside(output, aside);
    write(output, 'half.html');
    last.putBack();
    expect(fs.readdirSync(output)).toEqual(['half.html']);
  });

  test('is not mixed with what a build that was stopped has put aside', () => {
    write(aside, 'older.html');
    write(output, 'old.html');
    moveAside(output, aside).putBack();
    expect(fs.readdirSync(output)).toEqual(['old.html']);
  });
});
