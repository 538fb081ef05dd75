// The browser's start: adopts the document the server rendered and takes over its links.
import './styles/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepPage } from './state/keep-page.ts';
import { loadingAgain } from './state/load-chunk.ts';
import { loadHome } from './state/load-home.ts';
import { loadNotFound } from './state/load-not-found.ts';
import { chunkLoaders } from './state/load-view.ts';
import { pageView } from './state/page-view.ts';
import { landOnFragment } from './state/scroll.ts';
import {
  ARTICLE_ID,
  DOCUMENT_DATA_ID,
  type DocumentData,
  MAIN_ID,
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
  if (data.page === null) return loadNotFound();
  const { page, nav } = data;
  if (page.url !== '/') return pageView(page, nav, { kept: inside(MAIN_ID) });
  const Home = await loadHome();
  if (Home === undefined) return null;
  return { screen: 'home', page, Home, html: inside(ARTICLE_ID), stage: inside(STAGE_ID) };
}

const inside = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  const view = await startView();
  if (view === null) return;
  const url = view.screen === 'not-found' ? NOT_FOUND_PATH : view.page.url;
  const footer = root.querySelector(':scope > footer')?.innerHTML ?? '';
  const app = <App start={{ url, view }} loaders={chunkLoaders} footer={footer} />;
  // As a transition: React stops every few milliseconds for the browser.
  startTransition(() => {
    hydrateRoot(root, app, { onUncaughtError: keepPage(root) });
  });
}

__webpack_chunk_load__ = loadingAgain(__webpack_chunk_load__);
function begin(): void {
  // The code of a screen may not come: its document stands without it.
  start().catch(console.info);
  whenLoaded(() => {
    landOnFragment();
    import(/* webpackChunkName: 'later' */ './later/later.ts')
      .then(({ startLater }) => startLater())
      .catch(console.info);
  });
}

// In a task of its own, so that the browser can draw before it; a hidden tab would hold a timer back.
const { port1, port2 } = new MessageChannel();
port1.onmessage = begin;
port2.postMessage(null);
