// What the dev server adds to webpack's: documents, page data, pictures and the stream of edits.
import { type FSWatcher, readFileSync, watch } from 'node:fs';
// biome-ignore lint/style/noRestrictedImports: types of the local dev server, no network
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  SEARCH_FORMAT,
  SEARCH_POINTER,
  type SearchPointer,
} from '../../model/search/search-file.ts';
import { pageOfTwin } from '../../model/twin.ts';
import { withTrailingSlash } from '../../model/url.ts';
import { documentHtml } from '../../site/document/document.ts';
import type { DevContent } from './dev-content.ts';

const EDIT_SETTLES_MS = 20;
/** Followed by the time, so that a browser that keeps files by name reads edits too. */
const SEARCH_FILE = '/__dev/search/';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export function devMiddleware(content: DevContent, folder: string): Middleware {
  const readers = new Set<ServerResponse>();
  watchContent(folder, () => {
    for (const reader of readers) reader.write('data: edited\n\n');
  });

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/__dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('\n');
      readers.add(response);
      request.on('close', () => readers.delete(response));
    } else if (url.pathname === '/__dev/page') {
      answerPage(content, url.searchParams.get('path') ?? '/', response);
    } else if (url.pathname === SEARCH_POINTER) {
      const pointer: SearchPointer = { format: SEARCH_FORMAT, file: `${SEARCH_FILE}${Date.now()}` };
      response.end(JSON.stringify(pointer));
    } else if (url.pathname.startsWith(SEARCH_FILE)) {
      answerSearch(content, response);
    } else if (url.pathname.endsWith('.md')) {
      answerTwin(content, url.pathname, response);
    } else if (content.picture(url.pathname) !== undefined) {
      response.end(readFileSync(content.picture(url.pathname) as string));
    } else if (!request.headers.accept?.includes('text/html')) {
      next();
    } else if (withTrailingSlash(url.pathname) !== url.pathname) {
      response.writeHead(302, { location: withTrailingSlash(url.pathname) + url.search }).end();
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shell);
    }
  };
}

async function answerPage(
  content: DevContent,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const answer = await content
    .page(path)
    .catch((error: Error) => ({ problem: String(error.stack) }));
  if ('problem' in answer) console.error(answer.problem);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

async function answerTwin(
  content: DevContent,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const text = await content.twin(pageOfTwin(path)).catch((error: Error) => String(error.stack));
  const headers = { 'content-type': 'text/markdown; charset=utf-8' };
  response.writeHead(text === null ? 404 : 200, headers).end(text);
}

async function answerSearch(content: DevContent, response: ServerResponse): Promise<void> {
  try {
    response.end(JSON.stringify(await content.search()));
  } catch (error) {
    console.error(String(error));
    response.writeHead(500).end();
  }
}

function watchContent(folder: string, changed: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, EDIT_SETTLES_MS);
  });
}

/** The client renders everything; only the real build prerenders. */
const shell = documentHtml({
  path: null,
  title: 'webpack (development)',
  description: 'The documentation site, served for editing.',
  body: '',
  data: null,
  assets: {
    inline: "document.documentElement.classList.add('js')",
    fonts: [],
    icons: { svg: '/favicon.svg', touch: '/apple-touch-icon.png' },
    styles: [],
    scripts: ['/main.js'],
  },
});
