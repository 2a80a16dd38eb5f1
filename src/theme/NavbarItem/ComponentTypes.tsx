// Eject 3.10.2: only the kinds of navbar items that the site has, each its own.
import SearchBar from '@theme/SearchBar';
import ColorMode from '../../layout/ColorMode';
import LanguageSwitch from '../../layout/LanguageSwitch';
import NavLink from '../../layout/NavLink';
import NavMenu from '../../layout/NavMenu';
import SocialLinks from '../../layout/SocialLinks';

export default {
  default: NavLink,
  dropdown: NavMenu,
  localeDropdown: LanguageSwitch,
  search: SearchBar,
  'custom-colorMode': ColorMode,
  'custom-socialLinks': SocialLinks,
};
