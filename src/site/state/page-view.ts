// Puts a page's facts, its navigation and its text together into what the app shows.
import type { Nav } from '../../model/record.ts';
import { screenOf } from '../routes.ts';
import type { PageFacts, Text, View } from './view.ts';

export function pageView(page: PageFacts, nav: Nav | null, text: Text): View {
  const wide = screenOf(page.url) !== 'page';
  return { screen: 'page', page, nav: wide ? null : nav, wide, text };
}
