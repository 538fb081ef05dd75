// Which pages of the sidebar are open: the one being read, and what the reader toggles until the next page.
import { useContext, useState } from 'react';
import type { Anchor } from '../../../model/content.ts';
import { NO_SECTION } from '../../../model/sections.ts';
import { LoadersContext } from '../../state/loaders.ts';

interface Toggles {
  isOpen: (url: string) => boolean;
  toggle: (url: string) => void;
  anchorsOf: (url: string) => readonly Anchor[];
}

interface Memory {
  /** The page these choices were made on; another page starts afresh. */
  url: string;
  choices: Readonly<Record<string, boolean>>;
}

export function useToggles(section: string | null, url: string): Toggles {
  const loaders = useContext(LoadersContext);
  const [memory, setMemory] = useState<Memory>({ url, choices: {} });
  const [anchors, setAnchors] = useState<Readonly<Record<string, Anchor[]>>>({});
  // Another page forgets, or coming back would find old choices.
  if (memory.url !== url) setMemory({ url, choices: {} });
  const choices = memory.url === url ? memory.choices : {};
  const isOpen = (page: string): boolean => choices[page] ?? page === url;
  return {
    isOpen,
    anchorsOf: (page) => anchors[page] ?? [],
    toggle: (page) => {
      setMemory({ url, choices: { ...choices, [page]: !isOpen(page) } });
      if (page === url || anchors[page] !== undefined) return;
      // One small file per section, fetched on the first expand; the link itself works without it.
      loaders.anchors(section ?? NO_SECTION).then(
        (loaded) => setAnchors((known) => ({ ...known, ...loaded })),
        () => {},
      );
    },
  };
}
