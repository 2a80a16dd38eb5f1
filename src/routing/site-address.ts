/** Where the site is served: `SITE_URL` (origin) and `BASE_URL` (path), read from the environment. */
export interface SiteAddress {
  readonly url: string;
  readonly baseUrl: string;
}

/** The origin in pages where `SITE_URL` isn't set: enough to look at a build. */
export const DEFAULT_URL = 'http://localhost:3000';

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL: expected an address without a path, such as https://docs.example.com, found "${value}". Put the path into BASE_URL.`,
    );
  }
  return url.origin;
}

function readBasePath(value: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_URL: expected a path with a slash at both ends, such as / or /docs/, found "${value}".`,
    );
  }
  return value;
}

/** @throws Error naming the variable, what was expected and what was found. */
export function readSiteAddress(env: NodeJS.ProcessEnv): SiteAddress {
  return {
    url: readOrigin(env.SITE_URL || DEFAULT_URL),
    baseUrl: readBasePath(env.BASE_URL || '/'),
  };
}
