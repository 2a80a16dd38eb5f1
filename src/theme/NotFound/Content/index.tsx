// Eject 3.10.2: the site's own 404 page, which answers for both languages and suggests pages.
export { default } from '../../../not-found/NotFoundPage';
