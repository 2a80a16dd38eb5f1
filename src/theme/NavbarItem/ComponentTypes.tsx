// Eject 3.10.2: only the kinds of navbar items that the site has, each its own.
import SearchBar from '@theme/SearchBar';
import ColorMode from '@site/src/shell/ColorMode';
import LanguageSwitch from '@site/src/shell/LanguageSwitch';
import NavLink from '@site/src/shell/NavLink';
import NavMenu from '@site/src/shell/NavMenu';
import SocialLinks from '@site/src/shell/SocialLinks';

export default {
  default: NavLink,
  dropdown: NavMenu,
  localeDropdown: LanguageSwitch,
  search: SearchBar,
  'custom-colorMode': ColorMode,
  'custom-socialLinks': SocialLinks,
};
