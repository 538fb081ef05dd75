// A complete nginx configuration for the site: our reference host, and the one the tests speak to.
import { type Policy, type PolicyRedirect, statusOf } from './policy.ts';

interface Place {
  /** The folder with the built site, absolute. */
  root: string;
  port: number;
}

/** Where Debian's libnginx-mod-http-brotli-static puts its module. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Of each worker: 5,000 requests that are never finished leave room for readers. */
const CONNECTIONS = 8192;

/**
 * Run it with `nginx -p SCRATCH_FOLDER -c FILE`: pid file and temporary files are relative to that
 * folder, so it needs no rights outside it.
 */
export function nginxConf(policy: Policy, place: Place): string {
  return `# Written by the build from hosting/policy.ts.
load_module ${BROTLI_MODULE};
daemon off;
worker_processes auto;
# Every request is held against several patterns: compiled, they take less time.
pcre_jit on;
pid nginx.pid;
error_log stderr warn;
# A connection and the file that is sent through it.
worker_rlimit_nofile ${2 * CONNECTIONS + 256};

events {
  worker_connections ${CONNECTIONS};
}

http {
  access_log off;
  server_tokens off;
  # A browser sends its headers at once; whoever takes longer only holds a connection.
  client_header_timeout 10s;
  # The answer to a range that does not exist would be kept for as long as the file itself.
  max_ranges 0;
  sendfile on;
  # A file and its headers leave together, and wake the receiver once.
  tcp_nopush on;
  client_body_temp_path client-body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;

  types {
${block(4, contentTypes(policy))}
  }
  default_type application/octet-stream;

${block(2, maps(policy))}

  server {
    ${listenLine(place)}
    ${rootLine(place)}
${block(4, headers(policy))}

${block(4, RULES)}

${block(4, policy.redirects.flatMap(redirect))}
  }
}
`;
}

/** The same configuration in another place: the two lines of Place are exchanged. */
export function moveConf(conf: string, place: Place): string {
  const listen = /^ {4}listen .*;$/m;
  const root = /^ {4}root .*;$/m;
  if (!listen.test(conf) || !root.test(conf)) {
    throw new Error(
      'The nginx configuration has no listen or root line that can be exchanged. ' +
        'Use one that hosting/write-hosting.ts wrote: run npm run build.',
    );
  }
  return conf.replace(listen, `    ${listenLine(place)}`).replace(root, `    ${rootLine(place)}`);
}

const listenLine = ({ port }: Place) => `listen 127.0.0.1:${port};`;
const rootLine = ({ root }: Place) => `root ${quote(root)};`;

function contentTypes(policy: Policy): string[] {
  return Object.entries(policy.contentTypes).map(([extension, type]) => `"${type}" ${extension};`);
}

function maps({ hashedFolders, cacheControl, origin }: Policy): string[] {
  const hashed = hashedFolders.map((folder) => folder.slice(1)).join('|');
  return [
    'map "$status $request_uri" $cache_control {',
    `  default "${cacheControl.other}";`,
    `  "~^[45]" "${cacheControl.error}";`,
    `  "~^(?:200|304) /(?:${hashed})" "${cacheControl.hashed}";`,
    '}',
    '',
    '# A page in Markdown (src/model/twin.ts) names the page; an empty header is not sent.',
    'map "$status $uri" $canonical {',
    '  default "";',
    `  "~^(?:200|304) (?:/index|(?<twin>/.+))\\.md$" '<${origin}$twin/>; rel="canonical"';`,
    '}',
    '',
    '# What differs from its path: "" for a mere "?", the plain form of another spelling (//a/, /%61/,',
    '# /b/../a/) if it is safe to redirect to, and "-" for all else, above all backslashes.',
    'map "$request_uri $uri" $plain_spelling {',
    '  default "-";',
    '  "~^([^? \\\\\\\\]*)(?:\\?[^ ]*)? \\1$" "";',
    '  "~^[^ \\\\\\\\]+ (?<plain>(?:/[\\w.~-]+)*/?)$" $plain;',
    '}',
  ];
}

// No location adds a header of its own: one that did would lose all of these.
function headers(policy: Policy): string[] {
  return [
    'absolute_redirect off;',
    'etag on;',
    'gzip_static on;',
    'brotli_static on;',
    ...Object.entries(policy.headers).map(([name, value]) => addHeader(name, value)),
    addHeader('Vary', 'Accept-Encoding'),
    'add_header Cache-Control $cache_control always;',
    'add_header Link $canonical always;',
    'error_page 403 404 =404 @not_found;',
  ];
}

const RULES = [
  '# Nearly every path is spelled plainly: only the others are held against the patterns.',
  'set $spelling "";',
  'if ($request_uri != $uri$is_args$args) { set $spelling $plain_spelling; }',
  'if ($spelling = "-") { return 404; }',
  'if ($spelling) { return 301 $spelling$is_args$args; }',
  '',
  '# First of the patterns, because most requests that reach one are for pages.',
  '# try_files would look for the file before it is opened; a page is small enough to leave with its',
  '# headers in one write.',
  'location ~ /$ { log_not_found off; sendfile off; rewrite ^ ${uri}index.html break; }',
  'location @not_found { try_files /404.html =404; }',
  'location = /404.html { internal; }',
  '# Compressed files are forms of another file, not files with an address.',
  'location ~ \\.(?:br|gz)$ { return 404; }',
  '# Never with a backslash (\\x5c): browsers read it as a slash, and two slashes as a host.',
  'location ~ ^(?<folder>[^\\x5c]*/)index\\.html$ { return 301 $folder$is_args$args; }',
  'location ~ ^[^\\x5c]*/[^/.\\x5c]+$ { return 301 $uri/$is_args$args; }',
  'location / { try_files $uri =404; }',
];

function redirect(rule: PolicyRedirect): string[] {
  const { from, to } = rule;
  const [path = '', fragment] = to.split('#');
  const target = `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`;
  const sources = [from, from.slice(0, -1)].filter(Boolean);
  return sources.map((source) => `location = ${source} { return ${statusOf(rule)} "${target}"; }`);
}

function addHeader(name: string, value: string): string {
  return `add_header ${name} ${quote(value)} always;`;
}

/** nginx has no escape for `$` in a string, and a line break would end the line that moveConf looks for. */
function quote(value: string): string {
  if (/[$"\\\n]/.test(value)) {
    throw new Error(`nginx cannot take this value: ${value}. Remove $, ", \\ and line breaks.`);
  }
  return `"${value}"`;
}

function block(indent: number, lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line)).join('\n');
}
