const VAULT = 'Rsbuild doesn’t read .env.vault files: this part of dotenv isn’t run.';
const MERGE =
  'Of webpack-merge: only code that calls its functions with other values than objects sees it.';
const FRAME = 'A heading: the error is printed below it.';
const PROGRESS = 'Says what goes on; nothing is wrong.';

/** Messages of the packages that have no entry in src/messages/message-list.json, each with the reason. */
export const unexplained: Readonly<Record<string, string>> = {
  'first argument should be an array': 'Of a bundled library; Rsbuild passes arrays.',
  'MISSING_DATA: Cannot parse … for an unknown reason': VAULT,
  'INVALID_DOTENV_KEY: Wrong format. Must be in valid uri format like dotenv://:key_1234@dotenvx.com/vault/.env.vault?environment=development':
    VAULT,
  'INVALID_DOTENV_KEY: Missing key part': VAULT,
  'INVALID_DOTENV_KEY: Missing environment part': VAULT,
  'NOT_FOUND_DOTENV_ENVIRONMENT: Cannot locate environment … in your .env.vault file.': VAULT,
  'INVALID_DOTENV_KEY: It must be 64 characters long (or more)': VAULT,
  'DECRYPTION_FAILED: Please check your DOTENV_KEY': VAULT,
  'OBJECT_REQUIRED: Please check the processEnv argument being passed to populate': VAULT,
  'Merging undefined is not supported': MERGE,
  'Promises are not supported': MERGE,
  'Trying to append non-arrays': MERGE,
  'Trying to merge non-objects': MERGE,
  'Trying to prepend non-arrays': MERGE,
  "Can't read … config":
    'Needs BROWSERSLIST_CONFIG to name a missing file, which the message names.',
  '[Browserslist] Could not parse …. Ignoring it.': 'Names the file whose JSON is broken.',
  'Rspack persistent cache enabled (experimental)': PROGRESS,
  'Failed to print file size.': FRAME,
  'Buffer is undefined': 'Caught at once: the reader sees that the favicon could not be read.',
  '… enabled.': PROGRESS,
  'profile file saved to …': PROGRESS,
  'config inspection completed, generated files: \n\n…': PROGRESS,
  'restarting … as … changed': PROGRESS,
  'restarting …...': PROGRESS,
  '[rsbuild:runner] Not implemented': 'Of a base class whose method each runner has.',
  'building …': PROGRESS,
  'building removed …': PROGRESS,
  'build started...': PROGRESS,
  'built in ……': PROGRESS,
  'Failed to close compiler:': FRAME,
  'Rsbuild v1.3.22': PROGRESS,
  'Failed to start dev server.': FRAME,
  'Failed to build.': FRAME,
  'Failed to start preview server.': FRAME,
  'Failed to inspect config.': FRAME,
  'Failed to start Rsbuild CLI.': FRAME,
  'There were more warnings in other files, you can find a complete log in the terminal.':
    'Says where the warnings are.',
  '[HMR] connected.': PROGRESS,
  '[Rsbuild] Current browser version does not support displaying error overlay':
    'Says all there is to say.',
  '[Rsbuild] Failed to display error overlay as document is not available, you can disable the `dev.client.overlay` option.':
    'Says the cure itself.',
};
