import { movedPages, type HostedSite } from './hosted-site';
import {
  ACCEPTS_MARKDOWN,
  CACHING,
  MARKDOWN_TYPE,
  hashedFolders,
  securityHeaders,
} from './responses';

export interface NginxSettings {
  readonly port: number;
  /** The folder that the site is in, at its base path. */
  readonly root: string;
  readonly accessLog: string;
  /** Where nginx keeps what it writes while it runs. */
  readonly temporary: string;
}

/** As in the container of `deploy/Dockerfile`. */
export const nginxDefaults: NginxSettings = {
  port: 8080,
  root: '/srv/site',
  accessLog: '/dev/stdout',
  temporary: '/tmp',
};

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const TEXT_TYPES = [
  'application/atom+xml',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/rss+xml',
  'image/svg+xml',
  'text/css',
  MARKDOWN_TYPE,
  'text/plain',
  'text/xml',
];

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&');

/** A whole `nginx.conf`; it needs the module for Brotli, which Debian and Alpine have as a package. */
export function nginxConf(site: HostedSite, settings: NginxSettings = nginxDefaults): string {
  const { base, prefixes, policy } = site;
  const missing = prefixes.map((prefix) => `${base}${prefix}404.html`);
  const headers = Object.entries(securityHeaders(policy));
  const lines = (all: readonly string[], indent: number) =>
    all.map((line) => `${' '.repeat(indent)}${line}`).join('\n');

  return `# Made by \`npm run deploy:files\` from src/site/build/hosting: change that, not this.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid ${settings.temporary}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
${lines(
  TEMPORARY.map((name) => `${name}_temp_path ${settings.temporary}/nginx-${name};`),
  2,
)}
  access_log ${settings.accessLog};
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=4096 inactive=5m;

  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
    ${MARKDOWN_TYPE} md;
  }
  charset utf-8;
  charset_types ${TEXT_TYPES.join(' ')};

  # Files that were compressed beforehand, by \`npm run compress\`.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Files with a hash in their names stay as they are; everything else is asked for again.
  map $uri $caching {
${lines(
  hashedFolders(base, prefixes).map((folder) => `~^${escaped(folder)} "${CACHING.hashed}";`),
  4,
)}
    default "${CACHING.revalidated}";
  }

  # A page is also Markdown, for those who ask for that; caches tell the two apart.
  map $http_accept $form {
    "~*${ACCEPTS_MARKDOWN}" md;
    default html;
  }
  map $uri $vary {
    ~\\.(?:html|md)$ Accept;
    default "";
  }

  # A miss is answered in the language of its address.
  map $uri $missing_page {
${lines(
  prefixes.slice(1).map((prefix, i) => `~^${base}${prefix.slice(0, -1)}(?:/|$) ${missing[i + 1]};`),
  4,
)}
    default ${missing[0]};
  }

  # Spellings that the router reads in another way than the file system: no page has them.
  map "$uri $request_uri" $no_page {
    volatile;
    "~^\\S*/404\\.html " 0;
    "~* [^?]*(?://|%2f|%5c)" 1;
    default 0;
  }

  # /a/b.html, /a/b/, /a/b/index and /a/b/index.html are other spellings of /a/b or of /a/b/.
  map $uri $as_page {
    ~/404\\.html$ /-;
    ~^(?<page>/(?!index\\.html$).+?)(?:/index(?:\\.html)?|\\.html|/)$ $page;
    default /-;
  }
  map $uri $as_section {
    ~^(?<section>(?:/.+?)??)(?:/index(?:\\.html)?|\\.html)$ $section;
    default /-;
  }

  map $uri $moved_to {
${lines(
  movedPages(site).map(({ from, to }) => `~^${escaped(from)}(?:\\.html|/|/index\\.html)?$ ${to};`),
  4,
)}
    default "";
  }

  server {
    listen ${settings.port};
    root ${settings.root};
    absolute_redirect off;
    error_page 403 404 =404 $missing_page;
    error_page 400 =404 ${missing[0]};

${lines(
  headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  4,
)}
    add_header Cache-Control $caching always;
    add_header Vary $vary always;

    if ($no_page) {
      return 404;
    }
    if ($moved_to) {
      return 301 $moved_to;
    }

    # The names that these give back are those of files.
    if (-f $document_root$as_page.html) {
      return 301 $as_page$is_args$args;
    }
    if (-f $document_root$as_section/index.html) {
      return 301 $as_section/$is_args$args;
    }

    # A page is the file beside its folder, a section the index of its folder.
    location / {
      try_files $uri.$form $uri.html $uri @folder;
    }
    location ~ /$ {
      try_files \${uri}index.$form \${uri}index.html =404;
    }
${lines(
  missing.flatMap((page) => [
    `location = ${page} { internal; }`,
    `location = ${page.replace('.html', '')} { return 404; }`,
  ]),
  4,
)}
    location @folder {
      if (-f $document_root$uri/index.html) {
        return 301 $uri/$is_args$args;
      }
      return 404;
    }
  }
}
`;
}
