import { translate } from '@docusaurus/Translate';
import { CREATE_RSBUILD_VERSION } from '../ui/rsbuild-version';

/** The hero's texts where a page gives none. */
export const heroDefaults = () => ({
  primary: {
    text: translate({
      id: 'hero.getStarted',
      message: 'Get Started',
      description: 'The first button of a hero',
    }),
    link: '/guide/start/quick-start',
  },
  secondary: {
    text: translate({
      id: 'hero.learnMore',
      message: 'Learn More',
      description: 'The second button of a hero without a repository',
    }),
    link: '/guide/start/',
  },
  repositoryText: 'GitHub',
});

/** The hero of the home page. */
export const homeHero = () => ({
  logo: '/img/logo.svg',
  subtitle: translate({
    id: 'home.subtitle',
    message: 'The Rspack-based build tool',
    description: 'The subtitle on the home page',
  }),
  description: translate({
    id: 'home.slogan',
    message: 'Build your web application instantly',
    description: 'The slogan on the home page',
  }),
  primary: {
    text: translate({
      id: 'home.quickStart',
      message: 'Get Started',
      description: 'The link to the quick start',
    }),
    link: '/guide/start/quick-start',
  },
  repository: 'https://github.com/web-infra-dev/rsbuild',
  stars: true,
});

/** The command that creates a project with the documented version. */
export const CREATE_COMMAND = `npm create rsbuild@${CREATE_RSBUILD_VERSION}`;
