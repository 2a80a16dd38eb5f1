/** The options of npm, which the types of `@npmcli/config` leave out. */
declare module '@npmcli/config/lib/definitions' {
  import type { DefinitionsObject, Options, ShortFlags } from '@npmcli/config';

  export const definitions: DefinitionsObject;
  export const shorthands: ShortFlags;
  export const flatten: Options['flatten'];
}
