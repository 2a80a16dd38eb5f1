/** Takes the place of PageFeedback where the site has no repository. */
export default () => null;
