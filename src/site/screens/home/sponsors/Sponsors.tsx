// Who pays for the work on webpack: the server keeps the room, the browser fetches the list when it comes near.
import { useCallback, useRef, useState } from 'react';
import site from '../../../../../data/site.json' with { type: 'json' };
import summaryData from '../../../../../data/sponsor-summary.json' with { type: 'json' };
import { SPONSORS_MONTHLY_PROBABILITY } from '../../../../model/constants.ts';
import { longDate } from '../../../../model/long-date.ts';
import type { SponsorSummary, SponsorView } from '../../../../model/sponsor-ranks.ts';
import { waitsForClick } from '../../../state/outside.ts';
import { SponsorSkeleton } from './SponsorSkeleton.tsx';
import * as styles from './Sponsors.module.css';
import { SponsorsHead } from './SponsorsHead.tsx';
import {
  type LoadSponsorList,
  loadSponsorList,
  useNear,
  useSponsorList,
} from './use-sponsor-list.ts';

interface SponsorsProps {
  random?: () => number;
  load?: LoadSponsorList;
  summary?: SponsorSummary;
}

export function Sponsors({
  random = Math.random,
  load = loadSponsorList,
  summary = summaryData,
}: SponsorsProps) {
  const section = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<SponsorView>('total');
  const [logos, setLogos] = useState(false);
  const [roomKept, setRoomKept] = useState(true);
  const [list, fetchList] = useSponsorList(load);
  // Not at the first render: the server cannot know how the dice fall.
  const onNear = useCallback(
    (inView: boolean) => {
      if (random() < SPONSORS_MONTHLY_PROBABILITY) setView('monthly');
      // Below the screen a short notice may give up the list's room: nobody sees anything move.
      setRoomKept(inView);
      setLogos(!waitsForClick());
      fetchList();
    },
    [random, fetchList],
  );
  useNear(section, onNear);
  /** What moves then was asked for. */
  const choose = (chosen: SponsorView) => {
    setRoomKept(false);
    setView(chosen);
  };

  /** For buttons that vanish when pressed: the focus stays in the section. */
  const andFocus = (act: () => void) => () => {
    room.current?.focus();
    act();
  };
  const unknown = view === 'monthly' && summary.monthly === null;
  const waiting = list === 'waiting' && !unknown;
  return (
    <section ref={section} className={styles.sponsors} aria-labelledby="support-the-team">
      <div className="wrap">
        <SponsorsHead asOf={longDate(summary.asOf)} view={view} onView={choose} />
        <p className={styles.plain}>
          The list needs script. <OpenCollectiveLink /> shows everyone who gives.
        </p>
        <div ref={room} className={`js-only ${styles.stack}`} tabIndex={-1} aria-busy={waiting}>
          {(roomKept || !unknown) && (
            <SponsorSkeleton
              view="total"
              counts={summary.total}
              shown={waiting && view === 'total'}
            />
          )}
          {summary.monthly && (
            <SponsorSkeleton
              view="monthly"
              counts={summary.monthly}
              shown={waiting && view === 'monthly'}
            />
          )}
          {unknown ? (
            <div className={styles.notice}>
              <p>
                No monthly figures are known for this date; <OpenCollectiveLink /> has today’s.
              </p>
              <button type="button" className="btn btn-2" onClick={andFocus(() => choose('total'))}>
                Show totals
              </button>
            </div>
          ) : list === 'failed' ? (
            <div className={styles.notice} role="alert">
              <p>
                The list of sponsors did not arrive. <OpenCollectiveLink /> has it too.
              </p>
              <button type="button" className="btn btn-1" onClick={andFocus(fetchList)}>
                Try again
              </button>
            </div>
          ) : list === 'waiting' ? null : (
            <list.SponsorList view={view} logos={logos} random={random} />
          )}
        </div>
        <div className={`js-only ${styles.foot}`}>
          {!unknown && <p>Amounts in US dollars.</p>}
          {typeof list === 'object' && list.hasLogos && !logos && (
            <button type="button" className="btn btn-3" onClick={andFocus(() => setLogos(true))}>
              Show logos from images.opencollective.com
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function OpenCollectiveLink() {
  return (
    <a href={site.links.openCollective} rel="noopener noreferrer">
      webpack on Open Collective
    </a>
  );
}
