import { translate } from '@docusaurus/Translate';
import { CREATE_RSBUILD_VERSION } from '../ui/rsbuild-version';

/** The hero's texts where a page gives none. */
export const heroDefaults = () => ({
  primary: {
    text: translate({ id: 'hero.getStarted', message: 'Get Started' }),
    link: '/guide/start/quick-start',
  },
  secondary: {
    text: translate({ id: 'hero.learnMore', message: 'Learn More' }),
    link: '/guide/start/',
  },
  repositoryText: 'GitHub',
});

/** The hero of the home page. */
export const homeHero = () => ({
  logo: '/img/logo.svg',
  subtitle: translate({ id: 'home.subtitle', message: 'The Rspack-based build tool' }),
  description: translate({ id: 'home.slogan', message: 'Build your web application instantly' }),
  repository: 'https://github.com/web-infra-dev/rsbuild',
  stars: true,
});

/** The command that creates a project with the documented version. */
export const CREATE_COMMAND = `npm create rsbuild@${CREATE_RSBUILD_VERSION}`;
