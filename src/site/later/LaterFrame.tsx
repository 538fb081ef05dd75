// What opens over a page, and what listens to its text: a reader can do nothing with it before it is there, and misses nothing.
import type { Nav } from '../../model/record.ts';
import { ChatButton } from '../frame/chat/ChatButton.tsx';
import { Drawer } from '../frame/drawer/Drawer.tsx';
import { SearchDialog } from '../frame/search/SearchDialog.tsx';
import { installProse } from '../prose/install-prose.ts';
import type { OpenState } from '../state/open-here.ts';
import { useListening } from '../state/use-listening.ts';

export interface LaterFrameProps {
  url: string;
  /** Navigation of the page being read, if it has one. */
  nav: Nav | null;
  /** The page being read in the documentation of webpack 4. */
  v4Url: string | null;
  loadNav: (section: string) => Promise<Nav | null>;
  drawer: OpenState;
  search: OpenState;
  chat: boolean;
}

export function LaterFrame({ drawer, search, chat, ...content }: LaterFrameProps) {
  useListening((signal) => installProse(document, signal));
  return (
    <>
      {chat && <ChatButton />}
      <Drawer {...drawer} {...content} />
      {search.open && <SearchDialog onClose={search.onClose} />}
    </>
  );
}
