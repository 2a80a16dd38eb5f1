// Eject 3.10.2: the site's own columns and sidebar drawer.
export { default } from '../../../layout/DocsLayout';
