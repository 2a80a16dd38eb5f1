// Eject 3.10.2: only the kinds of navbar items that the site has, each its own.
import SearchBar from '@theme/SearchBar';
import ColorMode from '@site/src/components/ColorMode';
import LanguageSwitch from '@site/src/components/LanguageSwitch';
import NavLink from '@site/src/components/NavLink';
import NavMenu from '@site/src/components/NavMenu';
import SocialLinks from '@site/src/components/SocialLinks';

export default {
  default: NavLink,
  dropdown: NavMenu,
  localeDropdown: LanguageSwitch,
  search: SearchBar,
  'custom-colorMode': ColorMode,
  'custom-socialLinks': SocialLinks,
};
