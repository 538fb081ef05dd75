// One rank of sponsors: its name and what it takes beside its tiles, waiting or there.
import type { ReactNode } from 'react';
import {
  LATEST,
  RANK_THRESHOLDS,
  type SponsorRank,
  type SponsorView,
} from '../../../../model/sponsor-ranks.ts';
import { dollars } from './dollars.ts';
import * as styles from './Sponsors.module.css';

const NAMES: Record<SponsorRank, string> = {
  latest: 'Latest sponsors',
  platinum: 'Platinum',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  backer: 'Backers',
};

interface RankRowProps {
  rank: SponsorRank;
  view: SponsorView;
  count: number;
  children: ReactNode;
}

export function RankRow({ rank, view, count, children }: RankRowProps) {
  return (
    <div className={`${styles.rank} ${count === 0 ? styles.empty : ''}`} data-rank={rank}>
      <div className={styles.label}>
        <h3>{NAMES[rank]}</h3>
        <small>{caption(rank, view)}</small>
      </div>
      {count === 0 ? <p className={styles.none}>None at this date.</p> : children}
    </div>
  );
}

function caption(rank: SponsorRank, view: SponsorView): string {
  if (rank === 'latest') return `new within ${LATEST.days} days`;
  const thresholds = RANK_THRESHOLDS[view];
  const own = thresholds.find(([name]) => name === rank);
  const bound = own?.[1] ?? Math.min(...thresholds.map(([, amount]) => amount));
  const amount = dollars(bound * 100) + (view === 'monthly' ? ' a month' : '');
  return own ? `from ${amount}` : `under ${amount}`;
}
