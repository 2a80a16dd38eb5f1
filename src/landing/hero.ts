import { translate } from '@docusaurus/Translate';
import { formatTime } from './format-time';
import { benchmark, ownTime } from './measurement';

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

/** The head of the end of the home page, which has the command again. */
export const closingTexts = () => ({
  title: translate({ id: 'home.closing', message: 'Start with one command' }),
  tagline: translate({
    id: 'home.closing.tagline',
    message: 'Answer a few questions, and your first page is in the browser.',
  }),
});

/** The hero of the home page. */
export const homeHero = () => ({
  logo: '/img/logo.svg',
  subtitle: translate({ id: 'home.slogan', message: 'Build your web application instantly' }),
  description: translate({ id: 'home.subtitle', message: 'The Rspack-based build tool' }),
  facts: translate(
    {
      id: 'home.facts',
      message:
        'We measured it: an app of {components} React components is on the screen {dev} after you start the dev server. When you save a change, it shows after {hmr}.',
    },
    {
      components: benchmark.components.toLocaleString('en'),
      dev: formatTime(ownTime('dev')),
      hmr: formatTime(ownTime('hmr')),
    },
  ),
  repository: 'https://github.com/web-infra-dev/rsbuild',
  stars: true,
});
