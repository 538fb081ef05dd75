// The ranks before the sponsors are there: headings to read, and the list's exact room.
import {
  SPONSOR_RANKS,
  type SponsorRank,
  type SponsorView,
} from '../../../../model/sponsor-ranks.ts';
import { RankRow } from './RankRow.tsx';
import * as styles from './Sponsors.module.css';

interface SponsorSkeletonProps {
  view: SponsorView;
  counts: Record<SponsorRank, number>;
  /** Hidden it still keeps its room, so that nothing moves whatever stands on it. */
  shown: boolean;
}

export function SponsorSkeleton({ view, counts, shown }: SponsorSkeletonProps) {
  return (
    <div className={shown ? undefined : styles.room}>
      {SPONSOR_RANKS.map((rank) => (
        <RankRow key={rank} rank={rank} view={view} count={counts[rank]}>
          <div className={styles.tiles} aria-hidden="true">
            {Array.from({ length: counts[rank] }, (_, tile) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change places
              <i key={tile} className={styles.bone} />
            ))}
          </div>
        </RankRow>
      ))}
    </div>
  );
}
