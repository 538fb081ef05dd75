// What is on the screen: a page with its navigation, or the Not Found screen.
import type { ComponentType, ReactNode } from 'react';
import type { Nav, PageData } from '../../model/record.ts';
import type { HomeScreenProps } from '../screens/home/HomeScreen.tsx';

/** What the parts around a page's text need of it. */
export type PageFacts = Pick<
  PageData,
  'url' | 'title' | 'description' | 'anchors' | 'prefix' | 'v4Url' | 'post'
>;

/** What stands in a page's main element: as the server made it, or drawn from what was fetched. */
export type Text = { kept: string } | { drawn: ReactNode };

export type View =
  | { screen: 'page'; page: PageFacts; nav: Nav | null; wide: boolean; text: Text }
  | ({ screen: 'home'; Home: ComponentType<HomeScreenProps> } & HomeScreenProps)
  | { screen: 'not-found'; NotFound: ComponentType<{ url: string }> };

/** What the server leaves in the document so that the client starts from the same facts. */
export interface DocumentData {
  /** Null on the Not Found page. The text itself is in the document's HTML. */
  page: PageFacts | null;
  nav: Nav | null;
}

export const DOCUMENT_DATA_ID = 'document-data';
/** Stands for every address without a page, so that server and client render the same frame. */
export const NOT_FOUND_PATH = '/404/';
export const MAIN_ID = 'main';
export const ARTICLE_ID = 'article';
export const STAGE_ID = 'stage';
