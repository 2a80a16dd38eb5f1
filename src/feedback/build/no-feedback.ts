/** Stands for PageFeedback where the site has no repository. */
export default () => null;
