// Eject 3.10.2: the site's own banner, shown where it is configured and dismissed under its own key.
export { default } from '../../layout/Banner';
