// The browser's start under `npm start`: pages come from the dev server, edits arrive by themselves.
import './styles/global.css';
import './styles/late.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_SHOWN } from '../model/page-shown.ts';
import type { Nav, PageData } from '../model/record.ts';
import { App } from './App.tsx';
import { MistakesPanel, MistakesScreen } from './dev/Mistakes.tsx';
import { FooterContent } from './frame/footer/FooterContent.tsx';
import { installCopyPage } from './later/copy-page.ts';
import { fetchFaces } from './later/faces.ts';
import { installPrintPage } from './later/print-page.ts';
import { installTerms } from './later/terms.ts';
import { drawText } from './screens/doc/draw-text.tsx';
import { type PrintablePage, PrintableScreen } from './screens/printable/PrintableScreen.tsx';
import { documentTitle, titleOf } from './state/head.ts';
import { loadHome } from './state/load-home.ts';
import { loadNotFound } from './state/load-not-found.ts';
import type { Loaders } from './state/loaders.ts';
import { pageView } from './state/page-view.ts';
import { NOT_FOUND_PATH, type View } from './state/view.ts';

interface DevAnswer {
  page?: PageData;
  nav?: Nav | null;
  printable?: { title: string; pages: PrintablePage[] };
  /** What is wrong with the page, as the build would say it. */
  problem?: string;
}

async function ask(path: string): Promise<DevAnswer> {
  const response = await fetch(`/__dev/page?path=${encodeURIComponent(path)}`);
  const answer: DevAnswer = await response.json();
  if (answer.problem !== undefined) throw new Error(answer.problem);
  return answer;
}

async function viewOf({ page, nav = null }: DevAnswer): Promise<View> {
  if (page === undefined) return loadNotFound();
  const Home = page.url === '/' ? await loadHome() : undefined;
  if (Home === undefined) return pageView(page, nav, { drawn: drawText(page, nav) });
  return { screen: 'home', page, Home, html: page.html, stage: await drawStage() };
}

/** In the built site the server draws it. An edit of the drawing itself shows after a reload. */
async function drawStage(): Promise<string> {
  const [{ Stage }, response] = await Promise.all([
    import(/* webpackChunkName: 'home' */ './screens/home/stage/Stage.tsx'),
    fetch('/__dev/figures'),
  ]);
  return renderToStaticMarkup(<Stage figures={await response.json()} />);
}

const load = async (path: string): Promise<View> => viewOf(await ask(path));

/** Every page of a section brings its navigation. */
const loaders: Loaders = {
  view: load,
  nav: async (section) => (await ask(`/${section}/`)).nav ?? null,
  // Also of pages without a section, which share a sidebar: the page on the screen names them all.
  anchors: async () => (await fetch(`/__dev/anchors?path=${location.pathname}`)).json(),
};

interface Shown {
  title: string;
  screen: ReactNode;
}

/** In the built site the server draws it, too. */
const footer = renderToStaticMarkup(<FooterContent />);
let version = 0;

async function screenFor(url: string): Promise<Shown> {
  const answer = await ask(url);
  if (answer.printable) {
    const screen = <PrintableScreen {...answer.printable} />;
    return { title: documentTitle('Combined printable page'), screen };
  }
  const view = await viewOf(answer);
  const start = { url: view.screen === 'not-found' ? NOT_FOUND_PATH : url, view };
  version += 1;
  const screen = <App key={version} start={start} loaders={loaders} footer={footer} />;
  return { title: titleOf(view), screen };
}

/** Who saves again within this time is not held up by checks of what is already gone. */
const SAVES_SETTLE_MS = 700;

/** Of the page that is shown; they arrive after it. */
async function askMistakes(path: string): Promise<string[]> {
  const response = await fetch(`/__dev/mistakes?path=${encodeURIComponent(path)}`);
  return response.ok ? response.json() : [`The checks failed: ${await response.text()}`];
}

const container = document.getElementById('root');
if (container) {
  const root = createRoot(container);
  let screen: ReactNode = null;
  let mistakes: readonly string[] = [];
  let asked = 0;
  const draw = (): void =>
    root.render(
      <>
        {screen}
        <MistakesPanel mistakes={mistakes} />
      </>,
    );
  const check = async (): Promise<void> => {
    asked += 1;
    const own = asked;
    await new Promise((resolve) => setTimeout(resolve, SAVES_SETTLE_MS));
    if (own !== asked) return;
    const found = await askMistakes(location.pathname);
    // Another edit or another page is asked about by now.
    if (own !== asked) return;
    mistakes = found;
    draw();
  };
  const show = async (): Promise<void> => {
    // No check of the page as it was begins any more.
    asked += 1;
    const shown = await screenFor(location.pathname).catch((error: Error) => ({
      title: documentTitle('Mistakes'),
      screen: <MistakesScreen text={error.message} />,
    }));
    document.title = shown.title;
    screen = shown.screen;
    draw();
    void check();
  };
  // An edited page is fetched and shown in place; the document stays.
  new EventSource('/__dev/events').addEventListener('message', show);
  // What was said of the page before is not said of this one.
  addEventListener(PAGE_SHOWN, () => {
    mistakes = [];
    draw();
    void check();
  });
  show();
  // Of what the built site fetches after load, the parts that a page shows.
  fetchFaces();
  installCopyPage(document);
  installPrintPage(document);
  installTerms(document);
}
