// The home screen's code and styles are a chunk of their own that no other page pays for.

import type { ComponentType } from 'react';
import type { HomeScreenProps } from '../screens/home/HomeScreen.tsx';

/** Undefined when only its stylesheet is missing: a missing stylesheet never hides text. */
export async function loadHome(): Promise<ComponentType<HomeScreenProps> | undefined> {
  try {
    const home = await import(/* webpackChunkName: 'home' */ '../screens/home/HomeScreen.tsx');
    return home.HomeScreen;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'CSS_CHUNK_LOAD_FAILED') throw error;
    console.error(code, error);
    return undefined;
  }
}
