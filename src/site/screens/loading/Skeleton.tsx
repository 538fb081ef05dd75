// Stands where the text will be when a page takes its time; the sidebar stays usable.
import { useEffect, useState } from 'react';
import { SKELETON_DELAY_MS, SLOW_PAGE_NOTICE_MS } from '../../../model/constants.ts';
import type { Nav } from '../../../model/record.ts';
import { DocFrame } from '../doc/DocFrame.tsx';
import * as styles from './Skeleton.module.css';

interface SkeletonProps {
  url?: string;
  nav?: Nav | null;
  v4Url?: string;
}

const LINES = { lead: 2, links: 3, text: 3, code: 8, more: 4, end: 3 } as const;

export function Skeleton({ url = '', nav = null, v4Url = '' }: SkeletonProps) {
  const drawn = (
    <>
      <div className="vh" role="status">
        <h1>Loading</h1>
      </div>
      <SlowNotice url={url} />
      <div className={styles.page} aria-hidden="true">
        <i className={`${styles.bone} ${styles.crumb}`} />
        <i className={`${styles.bone} ${styles.title}`} />
        <Bones kind={styles.lead} count={LINES.lead} />
        <Bones kind={styles.links} count={LINES.links} />
        <hr />
        <Bones kind={styles.text} count={LINES.text} />
        <div className={styles.code}>
          <i className={`${styles.bone} ${styles.file}`} />
          <hr />
          <Bones kind={styles.lines} count={LINES.code} />
        </div>
        <Bones kind={styles.text} count={LINES.more} />
        <i className={`${styles.bone} ${styles.heading}`} />
        <Bones kind={styles.text} count={LINES.end} />
      </div>
    </>
  );
  return <DocFrame url={url} nav={nav} v4Url={v4Url} text={{ drawn }} busy />;
}

function Bones({ kind, count }: { kind: string | undefined; count: number }) {
  return (
    <div className={kind}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <i key={line} className={styles.bone} />
      ))}
    </div>
  );
}

/** Eight seconds of silence are enough: the reader is told and given a way that needs no script. */
function SlowNotice({ url }: { url: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_PAGE_NOTICE_MS - SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.slow} role="status">
      {slow && (
        <>
          This page takes longer than usual. It is still loading; you can also{' '}
          <a href={url} onClick={(event) => event.stopPropagation()}>
            open it directly
          </a>
          .
        </>
      )}
    </p>
  );
}
