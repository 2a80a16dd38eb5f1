import { writeStorage } from '../ui/storage';

/** Where src/plugins/page-template/early.js finds the language that a reader has chosen. */
const CHOICE_KEY = 'site-language';

/** From now on the site's home page opens in a language, and no other one is offered. */
export const chooseLanguage = (locale: string): void => writeStorage(CHOICE_KEY, locale);
