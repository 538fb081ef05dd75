// The whole site as one component, rendered to HTML by the server and adopted by the client.
import type { ReactNode } from 'react';
import { Announcer } from './frame/announcer/Announcer.tsx';
import { Banner } from './frame/banner/Banner.tsx';
import { Footer } from './frame/footer/Footer.tsx';
import { Header } from './frame/header/Header.tsx';
import { useSearch } from './frame/search/use-search.ts';
import { SkipLink } from './frame/skip-link/SkipLink.tsx';
import { ContentError } from './screens/content-error/ContentError.tsx';
import { DocScreen } from './screens/doc/DocScreen.tsx';
import { Skeleton } from './screens/loading/Skeleton.tsx';
import { type Loaders, LoadersContext } from './state/loaders.ts';
import { type PageState, useNavigation } from './state/navigation.ts';
import { useOpenHere } from './state/open-here.ts';
import { useTheme } from './state/theme.ts';
import { useLaterFrame } from './state/use-later-frame.ts';
import type { View } from './state/view.ts';

interface AppProps {
  start: { url: string; view: View };
  loaders: Loaders;
  /** The inside of the footer, which is the same on every page. */
  footer: string;
}

export function App({ start, loaders, footer }: AppProps) {
  const { state, retry } = useNavigation(start, loaders.view);
  const [theme, cycleTheme] = useTheme();
  const Later = useLaterFrame(state.url);
  const drawer = useOpenHere(state.url);
  const search = useSearch(state.url, Later !== null);
  return (
    <LoadersContext value={loaders}>
      <SkipLink />
      <Banner />
      <Header url={state.url} theme={theme} onTheme={cycleTheme} drawer={drawer} />
      <Screen state={state} retry={retry} />
      <Footer html={footer} />
      <Announcer state={state} />
      {/* Last: what comes before another element makes the browser compute the style of all anew. */}
      {Later && (
        <Later
          drawer={drawer}
          search={search}
          chat={state.view.screen === 'page'}
          url={state.url}
          nav={state.view.screen === 'page' ? state.view.nav : null}
          v4Url={state.view.screen === 'page' ? state.view.page.v4Url : null}
          loadNav={loaders.nav}
        />
      )}
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
  if (view.screen === 'not-found') return <view.NotFound url={url} />;
  if (view.screen === 'home') {
    const { Home, ...home } = view;
    return <Home {...home} />;
  }
  return <DocScreen {...view} />;
}
