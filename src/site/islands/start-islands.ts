// Parts of an article that come alive: each stands complete in the server's HTML and gets its code when the page is shown.

/** Takes the element over; what it returns is called when the reader leaves the page. */
export type StartIsland = (element: HTMLElement) => (() => void) | undefined;

const ISLANDS: Readonly<Record<string, () => Promise<{ start: StartIsland }>>> = {
  // Below every text, so it comes with what every page fetches anyway.
  contributors: () => import(/* webpackChunkName: 'later' */ './contributors/contributors.ts'),
  cards: () => import(/* webpackChunkName: 'cards' */ './cards/cards.ts'),
  checker: () => import(/* webpackChunkName: 'checker' */ './checker/checker.ts'),
  offline: () => import(/* webpackChunkName: 'offline' */ './offline/offline.ts'),
  flags: () => import(/* webpackChunkName: 'flags' */ './flags/flags.ts'),
  keys: () => import(/* webpackChunkName: 'keys' */ './option-keys/option-keys.ts'),
  projects: () => import(/* webpackChunkName: 'projects' */ './projects/projects.ts'),
  search: () => import(/* webpackChunkName: 'search' */ './search/search.tsx'),
  'starter-kits': () =>
    import(/* webpackChunkName: 'starter-kits' */ './starter-kits/starter-kits.ts'),
  vote: () => import(/* webpackChunkName: 'vote' */ './vote/vote.ts'),
};

/** A part whose code does not arrive stays as the server made it. */
export function startIslands(article: ParentNode, islands = ISLANDS): () => void {
  const stops: (() => void)[] = [];
  let left = false;
  for (const element of article.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset['island'] ?? ''];
    if (load === undefined) continue;
    load().then(
      ({ start }) => {
        const stop = left ? undefined : start(element);
        if (stop) stops.push(stop);
      },
      (error: unknown) => console.info('A part of this page stays as it is:', error),
    );
  }
  return () => {
    left = true;
    for (const stop of stops) stop();
  };
}
