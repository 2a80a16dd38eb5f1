// Eject 3.10.2: the site's own bar and full-screen menu.
export { default } from '../../layout/SiteNavbar';
