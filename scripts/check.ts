import { openDocs } from '../tests/docs/lib/docs';
import { formatProblem } from '../tests/docs/lib/problem';
import { runChecks } from '../tests/docs/lib/run-checks';
import { selectPages } from '../tests/docs/lib/select-pages';

/** `npm run check -- <files or folders…>`: checks pages and their twins; without names, all pages. */
async function main(names: string[]): Promise<number> {
  const docs = openDocs();
  const files = names.length > 0 ? selectPages(names, docs) : undefined;
  const { problems, files: checked } = await runChecks({ files });
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  console.log(`${checked.length} pages checked, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
