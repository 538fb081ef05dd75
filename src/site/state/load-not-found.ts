// The screen for what does not exist comes with the list of what does.
import type { View } from './view.ts';

export async function loadNotFound(): Promise<View> {
  const screen = await import(
    /* webpackChunkName: 'later' */ '../screens/not-found/NotFoundScreen.tsx'
  );
  return { screen: 'not-found', NotFound: screen.NotFoundScreen };
}
