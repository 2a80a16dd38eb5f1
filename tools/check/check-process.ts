import { text } from 'node:stream/consumers';
import { runChecks, type CheckRequest } from './run-checks';

/** Runs the checks in a separate process. Request and report are JSON. */
async function main() {
  const request = JSON.parse(await text(process.stdin)) as CheckRequest;
  process.stdout.write(JSON.stringify(await runChecks(request)));
}

main().catch((error: Error) => {
  console.error(error.stack);
  process.exitCode = 1;
});
