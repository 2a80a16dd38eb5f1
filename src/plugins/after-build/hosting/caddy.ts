import { movedPages, type HostedSite } from './hosted-site';
import {
  ACCEPTS_MARKDOWN,
  CACHING,
  MARKDOWN_TYPE,
  hashedFolders,
  securityHeaders,
} from './responses';

/** A whole `Caddyfile`; the address and the folder of the site come from the environment. */
export function caddyfile(site: HostedSite): string {
  const { base, prefixes, policy } = site;
  const missing = prefixes.map((prefix) => `${base}${prefix}404.html`);
  const lines = (all: readonly string[], indent = 1) =>
    all.map((line) => `${'\t'.repeat(indent)}${line}`).join('\n');
  const others = prefixes.slice(1).map((prefix) => `${base}${prefix}`);

  return `# Made by \`npm run deploy:files\` from src/site/build/hosting: change that, not this.
# SITE_ADDRESS: a name such as docs.example.com, which gets its certificate by itself. SITE_ROOT: the folder of the site.
{
	admin off
}

(common) {
	header {
${lines(
  Object.entries(securityHeaders(policy)).map(([name, value]) => `${name} "${value}"`),
  2,
)}
		?Cache-Control "${CACHING.revalidated}"
		-Server
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
	import common

	# Files with a hash in their names stay as they are; everything else is asked for again.
	@hashed {
		path ${hashedFolders(base, prefixes)
      .map((folder) => `${folder}*`)
      .join(' ')}
		file
	}
	header @hashed Cache-Control "${CACHING.hashed}"

	map {path} {moved_to} {
${lines(
  movedPages(site).map(
    ({ from, to }) => `~^${from.replace(/[.+]/g, '\\$&')}(?:\\.html|/|/index\\.html)?$ ${to}`,
  ),
  2,
)}
		default ""
	}

	route {
		# Spellings that the router reads in another way than the file system: no page has them.
		@no_page {
			vars_regexp {http.request.orig_uri} (?i)^[^?]*(?://|%2f|%5c)
		}
		error @no_page 404
		@missing_page path ${missing.flatMap((page) => [page, page.replace('.html', '')]).join(' ')}
		error @missing_page 404

		@moved not vars {moved_to} ""
		redir @moved {moved_to} 301

		# /a/b.html, /a/b/, /a/b/index and /a/b/index.html are other spellings of /a/b or of /a/b/.
		@other_spelling path_regexp page ^(/.+?)(?:/index(?:\\.html)?|\\.html|/)$
		route @other_spelling {
			@as_page {
				file {re.page.1}.html
				not path /index.html
			}
			route @as_page {
				rewrite {re.page.1}
				redir {uri} 301
			}
		}
		@other_section path_regexp section ^((?:/.+?)??)(?:/index(?:\\.html)?|\\.html)$
		route @other_section {
			@as_section file {re.section.1}/index.html
			route @as_section {
				rewrite {re.section.1}/
				redir {uri} 301
			}
		}
		@folder {
			not path */
			not file {path}.html {path}
			file {path}/index.html
		}
		route @folder {
			rewrite {path}/
			redir {uri} 301
		}

		# A page is also Markdown, for those who ask for that; caches tell the two apart.
		@as_markdown {
			header_regexp Accept "(?i)${ACCEPTS_MARKDOWN}"
			file {path}.md {path}index.md
		}
		rewrite @as_markdown {file_match.relative}

		# A page is the file beside its folder, a section the index of its folder.
		try_files {path}.html {path} {path}index.html
		@page {
			path *.html *.md
			file
		}
		header @page +Vary Accept
		@markdown {
			path *.md
			file
		}
		header @markdown Content-Type "${MARKDOWN_TYPE}; charset=utf-8"
		file_server {
			precompressed br gzip
			index off
		}
	}

	# A miss is answered in the language of its address.
	handle_errors {
		import common
		@other path ${others.map((folder) => `${folder.slice(0, -1)} ${folder}*`).join(' ')}
		rewrite @other ${missing[1]}
		@default not path ${missing.slice(1).join(' ')}
		rewrite @default ${missing[0]}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
