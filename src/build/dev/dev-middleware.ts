// What the dev server adds to webpack's: documents, page data, pictures and the stream of edits.
import { readFileSync, watch } from 'node:fs';
// biome-ignore lint/style/noRestrictedImports: types of the local dev server, no network
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { downloadedIn } from '../../model/download.ts';
import {
  SEARCH_FORMAT,
  SEARCH_POINTER,
  type SearchPointer,
} from '../../model/search/search-file.ts';
import { pageOfTwin } from '../../model/twin.ts';
import { withTrailingSlash } from '../../model/url.ts';
import { zipOf } from '../../pipeline/examples/zip.ts';
import { formatProblem, type Problem } from '../../pipeline/problem.ts';
import { type Assets, documentHtml } from '../../site/document/document.ts';
import type { Content } from './content-thread.ts';
import type { DevCompilation } from './dev-compilation.ts';
import type { DevAnswer } from './dev-content.ts';
import { type DevMistakes, oneAtATime } from './dev-mistakes.ts';

const EDIT_SETTLES_MS = 20;
/** Followed by the time, so that a browser that keeps files by name reads edits too. */
const SEARCH_FILE = '/__dev/search/';
/** Where pictures of pages are published. */
const PICTURES = '/assets/images/';
/** A browser shows SVG only under its own type. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface DevParts {
  content: Content;
  compilation: Pick<DevCompilation, 'assets' | 'figures'>;
  mistakes: DevMistakes;
  /** Watched: an edit below it is told to open pages. */
  folder: string;
  /** Root of the project, whose examples pages offer. */
  project: string;
}

export function devMiddleware({
  content,
  compilation,
  mistakes,
  folder,
  project,
}: DevParts): Middleware {
  const readers = new Set<ServerResponse>();
  /** Compiled while webpack is still busy: the page of a document that the browser will ask for next. */
  const early = new Map<string, Promise<DevAnswer>>();
  const mistakesOf = toldOnce(
    oneAtATime(async (url) => {
      const record = await content.record(url);
      return record === null ? [] : mistakes.of(record);
    }),
  );
  watchFolders([folder, mistakes.folder], () => {
    early.clear();
    for (const reader of readers) reader.write('data: edited\n\n');
  });

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const download = downloadedIn(url.pathname);
    if (url.pathname === '/__dev/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('\n');
      readers.add(response);
      request.on('close', () => readers.delete(response));
    } else if (url.pathname === '/__dev/page') {
      const path = url.searchParams.get('path') ?? '/';
      answerPage(early.get(path) ?? content.page(path), response);
      early.delete(path);
    } else if (url.pathname === '/__dev/mistakes') {
      const path = url.searchParams.get('path') ?? '/';
      answer(response, 'application/json', async () => JSON.stringify(await mistakesOf(path)));
    } else if (url.pathname === '/__dev/anchors') {
      const path = url.searchParams.get('path') ?? '/';
      answer(response, 'application/json', async () => JSON.stringify(await content.anchors(path)));
    } else if (url.pathname === '/__dev/figures') {
      answer(response, 'application/json', async () => JSON.stringify(await compilation.figures()));
    } else if (url.pathname === SEARCH_POINTER) {
      const pointer: SearchPointer = { format: SEARCH_FORMAT, file: `${SEARCH_FILE}${Date.now()}` };
      response.end(JSON.stringify(pointer));
    } else if (url.pathname.startsWith(SEARCH_FILE)) {
      answer(response, 'application/json', async () =>
        JSON.stringify({ ...(await content.search()), texts: [] }),
      );
    } else if (url.pathname.endsWith('.md')) {
      answerTwin(content, url.pathname, response);
    } else if (download !== null) {
      answer(response, 'application/zip', async () => zipOf(project, download));
    } else if (url.pathname.startsWith(PICTURES)) {
      answerPicture(content, url.pathname, response);
    } else if (!request.headers.accept?.includes('text/html')) {
      next();
    } else if (withTrailingSlash(url.pathname) !== url.pathname) {
      response.writeHead(302, { location: withTrailingSlash(url.pathname) + url.search }).end();
    } else {
      const page = content.page(url.pathname);
      // Whoever fetches it hears what went wrong.
      page.catch(() => {});
      early.set(url.pathname, page);
      answer(response, 'text/html; charset=utf-8', async () => shell(await compilation.assets()));
    }
  };
}

async function answerPage(page: Promise<DevAnswer>, response: ServerResponse): Promise<void> {
  const answer = await page.catch((error: Error) => ({ problem: String(error.stack) }));
  if ('problem' in answer) console.error(answer.problem);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

async function answerPicture(
  content: Content,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const file = await content.picture(path);
  if (file === undefined) response.writeHead(404).end();
  else {
    const type = PICTURE_TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  }
}

async function answerTwin(content: Content, path: string, response: ServerResponse): Promise<void> {
  const text = await content.twin(pageOfTwin(path)).catch((error: Error) => String(error.stack));
  const headers = { 'content-type': 'text/markdown; charset=utf-8' };
  response.writeHead(text === null ? 404 : 200, headers).end(text);
}

async function answer(
  response: ServerResponse,
  type: string,
  make: () => Promise<string | Uint8Array>,
): Promise<void> {
  try {
    const text = await make();
    response.writeHead(200, { 'content-type': type }).end(text);
  } catch (error) {
    console.error(String(error));
    response.writeHead(500).end(String(error));
  }
}

function watchFolders(folders: readonly string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(changed, EDIT_SETTLES_MS);
    });
  }
}

/** The terminal shows them too, once for as long as they stay the same. */
function toldOnce(
  mistakesOf: (url: string) => Promise<Problem[]>,
): (url: string) => Promise<string[]> {
  const told = new Map<string, string>();
  return async (url) => {
    const mistakes = (await mistakesOf(url)).map(formatProblem);
    const text = mistakes.join('\n');
    if (text !== '' && told.get(url) !== text) console.error(text);
    told.set(url, text);
    return mistakes;
  };
}

/** The client renders the page and names it; only the real build prerenders. */
const shell = (assets: Assets): string =>
  documentHtml({
    path: null,
    title: 'webpack (development)',
    description: 'The documentation site, served for editing.',
    body: '',
    data: null,
    assets,
  });
