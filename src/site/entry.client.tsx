// The browser's start: adopts the document the server rendered and takes over its links.
import './styles/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createView } from './state/create-view.ts';
import { keepPage } from './state/keep-page.ts';
import { loadingAgain } from './state/load-chunk.ts';
import { loadHome } from './state/load-home.ts';
import { chunkLoaders } from './state/load-view.ts';
import { landOnFragment } from './state/scroll.ts';
import {
  ARTICLE_ID,
  DOCUMENT_DATA_ID,
  type DocumentData,
  NOT_FOUND_PATH,
  STAGE_ID,
  type View,
} from './state/view.ts';
import { whenLoaded } from './state/when-loaded.ts';

/** Null when the document must stay as the server made it: its own code did not arrive whole. */
async function startView(): Promise<View | null> {
  const data: DocumentData = JSON.parse(
    document.getElementById(DOCUMENT_DATA_ID)?.textContent ?? 'null',
  );
  if (data.page === null) return { screen: 'not-found' };
  const html = document.getElementById(ARTICLE_ID)?.innerHTML ?? '';
  const isHome = data.page.url === '/';
  const Home = isHome ? await loadHome() : undefined;
  if (isHome && Home === undefined) return null;
  const stage = document.getElementById(STAGE_ID)?.innerHTML ?? null;
  return createView({ page: { ...data.page, html }, nav: data.nav, Home, stage });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  const view = await startView();
  if (view === null) return;
  const url = view.screen === 'not-found' ? NOT_FOUND_PATH : view.page.url;
  const app = <App start={{ url, view }} loaders={chunkLoaders} />;
  // As a transition: React stops every few milliseconds for the browser.
  startTransition(() => {
    hydrateRoot(root, app, { onUncaughtError: keepPage(root) });
  });
}

__webpack_chunk_load__ = loadingAgain(__webpack_chunk_load__);
// The home screen's code may not come: its document stands without it.
start().catch(console.info);
whenLoaded(() => {
  landOnFragment();
  import(/* webpackChunkName: 'later' */ './later/later.ts')
    .then(({ startLater }) => startLater())
    .catch(console.info);
});
