// Eject 3.10.2: the site's own outline, with its title, gliding marker and a panel on narrow screens.
export { default } from '../../layout/Outline';
