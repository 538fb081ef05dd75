// The sponsors by rank, with their data: a chunk that the browser fetches when the section comes near.
import { useState } from 'react';
import data from '../../../../../data/sponsors.json' with { type: 'json' };
import type { SponsorSnapshot } from '../../../../model/sponsor.ts';
import { groupSponsors } from '../../../../model/sponsor-groups.ts';
import { SPONSOR_RANKS, type SponsorView } from '../../../../model/sponsor-ranks.ts';
import { RankRow } from './RankRow.tsx';
import * as styles from './Sponsors.module.css';
import { SponsorTile } from './SponsorTile.tsx';

export interface SponsorListProps {
  view: SponsorView;
  /** Whether pictures may be fetched from Open Collective. */
  logos: boolean;
  random: () => number;
  snapshot?: SponsorSnapshot;
}

export function SponsorList({ view, logos, random, snapshot = data }: SponsorListProps) {
  // Once per visit: backers do not change places when the reader switches views.
  const [views] = useState(() => ({
    total: groupSponsors(snapshot, 'total', random),
    monthly: groupSponsors(snapshot, 'monthly', random),
  }));
  const groups = views[view];
  if (groups === null) return null;
  return (
    <div>
      {SPONSOR_RANKS.map((rank) => (
        <RankRow key={rank} rank={rank} view={view} count={groups[rank].length}>
          <ul className={styles.tiles}>
            {groups[rank].map((sponsor) => (
              <li key={sponsor.slug}>
                <SponsorTile sponsor={sponsor} view={view} logos={logos} />
              </li>
            ))}
          </ul>
        </RankRow>
      ))}
    </div>
  );
}

/** Without pictures nobody needs to be asked whether they may be fetched. */
export const hasLogos: boolean = hasAvatars(data);

export function hasAvatars({ sponsors, outside }: SponsorSnapshot): boolean {
  return [...sponsors, ...outside].some(({ avatar }) => avatar !== null);
}
