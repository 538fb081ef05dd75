// What is on the screen: the data of a page with its navigation, or the Not Found screen.
import type { ComponentType } from 'react';
import type { Nav, PageData } from '../../model/record.ts';
import type { HomeScreenProps } from '../screens/home/HomeScreen.tsx';

export type View =
  | { screen: 'page'; page: PageData; nav: Nav | null; wide: boolean }
  | {
      screen: 'home';
      page: PageData;
      Home: ComponentType<HomeScreenProps>;
      /** The drawing's HTML as the server rendered it; null on client navigation. */
      stage: string | null;
    }
  | { screen: 'not-found' };

/** What the server leaves in the document so that the client starts from the same facts. */
export interface DocumentData {
  /** Null on the Not Found page. The article itself is in the document's HTML. */
  page: Omit<PageData, 'html'> | null;
  nav: Nav | null;
}

export const DOCUMENT_DATA_ID = 'document-data';
/** Stands for every address without a page, so that server and client render the same frame. */
export const NOT_FOUND_PATH = '/404/';
export const ARTICLE_ID = 'article';
export const STAGE_ID = 'stage';
