// The whole site as one component, rendered to HTML by the server and adopted by the client.
import { type ReactNode, useEffect, useRef } from 'react';
import { Announcer } from './frame/announcer/Announcer.tsx';
import { Banner } from './frame/banner/Banner.tsx';
import { ChatButton } from './frame/chat/ChatButton.tsx';
import { Drawer } from './frame/drawer/Drawer.tsx';
import { useDrawer } from './frame/drawer/use-drawer.ts';
import { Footer } from './frame/footer/Footer.tsx';
import { Header } from './frame/header/Header.tsx';
import { SearchDialog } from './frame/search/SearchDialog.tsx';
import { useSearch } from './frame/search/use-search.ts';
import { SkipLink } from './frame/skip-link/SkipLink.tsx';
import { startIslands } from './islands/start-islands.ts';
import { installProse } from './prose/install-prose.ts';
import { ContentError } from './screens/content-error/ContentError.tsx';
import { DocScreen } from './screens/doc/DocScreen.tsx';
import { Skeleton } from './screens/loading/Skeleton.tsx';
import { NotFoundScreen } from './screens/not-found/NotFoundScreen.tsx';
import { type Loaders, LoadersContext } from './state/loaders.ts';
import { type PageState, useNavigation } from './state/navigation.ts';
import { useTheme } from './state/theme.ts';
import { useListening } from './state/use-listening.ts';
import { ARTICLE_ID, type View } from './state/view.ts';

interface AppProps {
  start: { url: string; view: View };
  loaders: Loaders;
}

export function App({ start, loaders }: AppProps) {
  const { state, retry } = useNavigation(start, loaders.view);
  const [theme, cycleTheme] = useTheme();
  const drawer = useDrawer(state.url);
  const search = useSearch(state.url);
  useListening((signal) => installProse(document, signal));
  return (
    <LoadersContext value={loaders}>
      <SkipLink />
      <Banner />
      <Header url={state.url} theme={theme} onTheme={cycleTheme} drawer={drawer} />
      <Screen state={state} retry={retry} />
      <Footer />
      {state.view.screen === 'page' && <ChatButton />}
      <Drawer
        {...drawer}
        url={state.url}
        nav={state.view.screen === 'page' ? state.view.nav : null}
        loadNav={loaders.nav}
      />
      {search.open && <SearchDialog onClose={search.onClose} />}
      <Announcer state={state} />
    </LoadersContext>
  );
}

function Screen({ state, retry }: { state: PageState; retry: () => void }): ReactNode {
  const { view, url, error } = state;
  // While a page is on its way or has failed, the sidebar of the page before stays usable.
  const beside = view.screen === 'page' && !view.page.post;
  const around = beside ? { nav: view.nav, v4Url: view.page.v4Url } : {};
  if (state.chunk === 'failed') {
    return <ContentError url={url} error={error} onRetry={retry} {...around} />;
  }
  if (state.skeleton) return <Skeleton url={url} {...around} />;
  if (view.screen === 'not-found') return <NotFoundScreen url={url} />;
  const article = <Article key={view.page.url} html={view.page.html} />;
  if (view.screen === 'home') {
    return <view.Home page={view.page} article={article} stage={view.stage} />;
  }
  return <DocScreen page={view.page} nav={view.nav} article={article} wide={view.wide} />;
}

/** The server's HTML is the article: the client takes it as it stands and adds nothing. */
function Article({ html }: { html: string }) {
  const own = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other islands
  useEffect(() => (own.current ? startIslands(own.current) : undefined), [html]);
  const inner = { __html: html };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own pipeline at build time
  return <article ref={own} id={ARTICLE_ID} className="prose" dangerouslySetInnerHTML={inner} />;
}
