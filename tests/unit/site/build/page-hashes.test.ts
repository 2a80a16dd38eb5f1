import { runInNewContext } from 'node:vm';
import { splitHashes } from '../../../../src/site/build/page-hashes';

const runtimeWith = (lookup: string) => `u=e=>"assets/js/"+e+"."+${lookup}+".js",c=e=>""+e+".css";`;

describe('the hashes in the file names of pages', () => {
  const runtime = runtimeWith('({0:"aa",a:"bb","1b":"cc",docs:"dd"})[e]');
  const split = splitHashes(runtime, (chunk) => ['a', '1b'].includes(chunk));

  it('are in the list of pages, the others in the runtime', () => {
    expect(split.runtime).toBe(runtimeWith('({0:"aa",docs:"dd"}[e]||globalThis.pageHashes[e])'));
    expect(split.list).toBe('globalThis.pageHashes={a:"bb","1b":"cc"};');
  });

  it('make the same file names', () => {
    const names = 'names = ["0", "a", "1b", "docs"].map(u)';
    const namesIn = (script: string) => [...(runInNewContext(script) as string[])];
    expect(namesIn(split.runtime + split.list + names)).toEqual(namesIn(runtime + names));
  });

  it('stop the build where the runtime has another form', () => {
    expect(() => splitHashes(runtimeWith('hashes[e]'), () => true)).toThrow(
      /expected the runtime to look file names up .*, found no such place/,
    );
  });

  it('stop the build where no page is found, and the runtime would have all of them', () => {
    expect(() => splitHashes(runtime, () => false)).toThrow(
      /expected chunks that only the chunk “pages” asks for, found none/,
    );
  });
});
