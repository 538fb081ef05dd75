// What the build calls to turn records into documents; bundled for Node, never shipped.
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import siteFacts from '../../data/site.json' with { type: 'json' };
import type { BuildFigures } from '../model/build-figures.ts';
import type { Nav, PageData } from '../model/record.ts';
import { twinPath } from '../model/twin.ts';
import { App } from './App.tsx';
import { type Assets, documentHtml } from './document/document.ts';
import { structuredData } from './document/structured-data.ts';
import { trustedHtml } from './document/trusted-types.ts';
import { FooterContent } from './frame/footer/FooterContent.tsx';
import { drawText } from './screens/doc/draw-text.tsx';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { Stage } from './screens/home/stage/Stage.tsx';
import { NotFoundScreen } from './screens/not-found/NotFoundScreen.tsx';
import { type PrintablePage, PrintableScreen } from './screens/printable/PrintableScreen.tsx';
import { documentTitle, titleOf } from './state/head.ts';
import { pageView } from './state/page-view.ts';
import { NOT_FOUND_PATH, type View } from './state/view.ts';

/** Only the browser loads; a call on the server is a mistake in the code. */
const refuse = (what: string): Promise<never> =>
  Promise.reject(new Error(`The server was asked to load ${what}.`));
const NO_LOADERS = { view: refuse, nav: refuse, anchors: refuse };

/** HTML that the client keeps, and puts back when the reader comes back to the page. */
function trusted(html: string): string {
  if (trustedHtml(html) !== null) return html;
  throw new Error(
    'Its HTML has a tag that src/site/document/trusted-types.ts refuses: one that is written ' +
      'otherwise than our serializers do, or that runs script. Take it out of the page.',
  );
}

const kept = (part: ReactNode): string => trusted(renderToStaticMarkup(part));

const footer = kept(<FooterContent />);

const render = (url: string, view: View): string =>
  renderToString(<App start={{ url, view }} loaders={NO_LOADERS} footer={footer} />);

export function renderPage(page: PageData, nav: Nav | null, assets: Assets): string {
  return renderView(page, pageView(page, nav, { kept: kept(drawText(page, nav)) }), assets);
}

/** The figures enter here and reach the client through the document. */
export function renderHome(page: PageData, figures: BuildFigures | null, assets: Assets): string {
  const stage = figures && kept(<Stage figures={figures} />);
  const html = trusted(page.html);
  const view: View = { screen: 'home', page, Home: HomeScreen, html, stage };
  return renderView(page, view, assets);
}

function renderView(page: PageData, view: View, assets: Assets): string {
  const { url, title, description, anchors, prefix, v4Url, post } = page;
  const nav = view.screen === 'page' ? view.nav : null;
  const article = view.screen === 'page' && !view.wide;
  const { card, modified, icons } = assets;
  const known = { page, nav, article, image: card, modified, logo: icons.touch };
  return documentHtml({
    path: page.url,
    title: titleOf(view),
    description: page.description,
    body: render(page.url, view),
    data: { page: { url, title, description, anchors, prefix, v4Url, post }, nav },
    assets,
    machine: { twin: twinPath(page.url), article, structured: structuredData(known) },
  });
}

export function renderNotFound(assets: Assets): string {
  const view: View = { screen: 'not-found', NotFound: NotFoundScreen };
  return documentHtml({
    path: null,
    title: titleOf(view),
    description: siteFacts.description,
    body: render(NOT_FOUND_PATH, view),
    data: { page: null, nav: null },
    assets,
    noindex: true,
  });
}

/** Its own canonical address: no other document has the same content, though no engine lists it. */
export function renderPrintable(nav: Nav, pages: PrintablePage[], assets: Assets): string {
  const { section, title } = nav;
  return documentHtml({
    path: `/${section}/printable/`,
    title: documentTitle('Combined printable page'),
    description: `All pages of ${title} in one document, for printing.`,
    body: renderToStaticMarkup(<PrintableScreen title={title} pages={pages} />),
    data: null,
    assets,
    noindex: true,
  });
}

/** Renders nothing: the address exists because the specification lists it. */
export function renderAppShell(assets: Assets): string {
  return documentHtml({
    path: '/app-shell/',
    title: documentTitle('App shell'),
    description: 'An empty document.',
    body: '',
    data: null,
    assets: { ...assets, scripts: [] },
    noindex: true,
  });
}
