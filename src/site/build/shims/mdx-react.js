// Pages take their components from here by themselves, without a provider around them.
import components from '@theme/MDXComponents';

export const useMDXComponents = () => components;
