// The browser's start under `npm start`: pages come from the dev server, edits arrive by themselves.
import './styles/global.css';
import { createRoot } from 'react-dom/client';
import type { Nav, PageData } from '../model/record.ts';
import { App } from './App.tsx';
import { createView } from './state/create-view.ts';
import { loadHome } from './state/load-home.ts';
import type { Loaders } from './state/loaders.ts';
import { NOT_FOUND_PATH, type View } from './state/view.ts';

interface DevAnswer {
  page?: PageData;
  nav?: Nav | null;
  /** What is wrong with the page, as the build would say it. */
  problem?: string;
}

async function load(path: string): Promise<View> {
  const response = await fetch(`/__dev/page?path=${encodeURIComponent(path)}`);
  const { page, nav = null, problem }: DevAnswer = await response.json();
  if (problem !== undefined) throw new Error(problem);
  if (page === undefined) return { screen: 'not-found' };
  const Home = path === '/' ? await loadHome() : undefined;
  return createView({ page, nav, Home });
}

/** Every page of a section brings its navigation; other pages' anchors are not compiled for this. */
const loaders: Loaders = {
  view: load,
  nav: async (section) => {
    const view = await load(`/${section}/`);
    return view.screen === 'page' ? view.nav : null;
  },
  anchors: async () => ({}),
};

const container = document.getElementById('root');
if (container) {
  const root = createRoot(container);
  let version = 0;
  const show = async (): Promise<void> => {
    const url = location.pathname;
    try {
      const view = await load(url);
      const start = { url: view.screen === 'not-found' ? NOT_FOUND_PATH : url, view };
      version += 1;
      root.render(<App key={version} start={start} loaders={loaders} />);
    } catch (error) {
      root.render(<Mistakes text={(error as Error).message} />);
    }
  };
  // An edited page is fetched and shown in place; the document stays.
  new EventSource('/__dev/events').addEventListener('message', show);
  show();
}

/** What the build would say, in place of a page that cannot be compiled. */
function Mistakes({ text }: { text: string }) {
  return (
    <main className="wrap" role="alert">
      <h1>This page has mistakes</h1>
      <pre>{text}</pre>
    </main>
  );
}
