import { CREATE_RSBUILD_VERSION } from '../../../src/ui/rsbuild-version';
import createRsbuild from '../../../tests/docs/data/create-rsbuild.json';
import { checkCommand } from './rsbuild-command';

const check = (command: string) => checkCommand(command.split(' '));

describe('checkCommand', () => {
  it.each([
    'npx rsbuild dev --open',
    'rsbuild --port 8080',
    'rsbuild build --watch --mode=development',
    'pnpm exec rsbuild inspect --verbose',
    'npm create rsbuild@latest',
    'npm create rsbuild@latest -- --template react-ts --tools eslint',
    'npx create-rsbuild --dir app -t vue',
    'npm install rsbuild --save-dev',
    'vite build --anything',
  ])('knows %s', (command) => {
    expect(check(command)).toBeUndefined();
  });

  it.each([
    ['rsbuild serve', 'rsbuild serve'],
    ['rsbuild build --open', '--open'],
    ['npx rsbuild dev --prot 1', '--prot'],
    ['npx create-rsbuild --template angular', 'angular'],
    ['npm create rsbuild@latest -- --lang ts', '--lang'],
    ['npx create-rsbuild -d app --tools tslint', 'tslint'],
  ])('does not know %s', (command, found) => {
    expect(check(command)?.found).toBe(found);
  });

  it('knows the generator of the version that pages tell their readers to run', () => {
    expect(createRsbuild.version).toBe(CREATE_RSBUILD_VERSION);
  });
});
