// The main element of a page: what the server wrote into it stays as it is, and its islands come alive.
import { useEffect, useRef } from 'react';
import { startIslands } from '../../islands/start-islands.ts';
import { MAIN_ID, type Text } from '../../state/view.ts';

interface MainProps {
  className: string | undefined;
  text: Text;
  busy?: boolean | undefined;
}

export function Main({ className, text, busy }: MainProps) {
  const own = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other islands
  useEffect(() => (own.current ? startIslands(own.current) : undefined), [text]);
  const same = { ref: own, className, id: MAIN_ID, tabIndex: -1, 'aria-busy': busy };
  if ('drawn' in text) return <main {...same}>{text.drawn}</main>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server
  return <main key="kept" {...same} dangerouslySetInnerHTML={{ __html: text.kept }} />;
}
