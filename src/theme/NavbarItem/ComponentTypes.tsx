// Wrap: adds the site's own navbar items.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import SocialLinks from '@site/src/components/SocialLinks';

export default { ...ComponentTypes, 'custom-socialLinks': SocialLinks };
