// Eject 0.55.3: the plugin's box has no option names first, parts of names or IME; this mounts the site's.
export { default } from '../../search/SearchButton';
