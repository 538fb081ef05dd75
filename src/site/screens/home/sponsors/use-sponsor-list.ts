// Fetches the sponsors' chunk once their section comes near, and again when the reader asks.
import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { SponsorListProps } from './SponsorList.tsx';

interface SponsorListModule {
  SponsorList: ComponentType<SponsorListProps>;
  hasLogos: boolean;
}
export type LoadSponsorList = () => Promise<SponsorListModule>;

export const loadSponsorList: LoadSponsorList = () =>
  import(/* webpackChunkName: 'sponsors' */ './SponsorList.tsx');

/** So far below the screen the list is fetched: about a page of scrolling ahead. */
const AHEAD = '600px 0px';

export function useSponsorList(
  load: LoadSponsorList,
): [SponsorListModule | 'waiting' | 'failed', () => void] {
  const [list, setList] = useState<SponsorListModule | 'waiting' | 'failed'>('waiting');
  const fetchList = useCallback(() => {
    setList('waiting');
    load().then(setList, (error: unknown) => {
      console.info('The list of sponsors did not arrive:', error);
      setList('failed');
    });
  }, [load]);
  return [list, fetchList];
}

/** Calls once; `inView` when the section is not only near but on the screen. */
export function useNear(
  section: RefObject<Element | null>,
  onNear: (inView: boolean) => void,
): void {
  useEffect(() => {
    if (section.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting);
        if (near === undefined) return;
        observer.disconnect();
        onNear(near.boundingClientRect.top < innerHeight);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section, onNear]);
}
