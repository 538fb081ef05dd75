// Puts a page's data, its navigation and its route together into what the app shows.
import type { ComponentType } from 'react';
import type { Nav, PageData } from '../../model/record.ts';
import { screenOf } from '../routes.ts';
import type { HomeScreenProps } from '../screens/home/HomeScreen.tsx';
import type { View } from './view.ts';

interface Parts {
  page: PageData;
  nav: Nav | null;
  /** The home screen. Without it, its stylesheet having failed, the text is shown as a wide page. */
  Home?: ComponentType<HomeScreenProps> | undefined;
  stage?: string | null;
}

export function createView({ page, nav, Home, stage = null }: Parts): View {
  if (Home) return { screen: 'home', page, Home, stage };
  const wide = screenOf(page.url) !== 'page';
  return { screen: 'page', page, nav: wide ? null : nav, wide };
}
