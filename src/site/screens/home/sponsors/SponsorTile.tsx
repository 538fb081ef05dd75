// One sponsor: its name and link at once, its logo when that is wanted and has arrived.
import { Fragment, type ReactNode, useState } from 'react';
import site from '../../../../../data/site.json' with { type: 'json' };
import { amountOf, type ListedSponsor } from '../../../../model/sponsor-groups.ts';
import type { SponsorView } from '../../../../model/sponsor-ranks.ts';
import { dollars } from './dollars.ts';
import { initials } from './initials.ts';
import * as styles from './Sponsors.module.css';

interface SponsorTileProps {
  sponsor: ListedSponsor;
  view: SponsorView;
  logos: boolean;
}

export function SponsorTile({ sponsor, view, logos }: SponsorTileProps) {
  const [logo, setLogo] = useState<'waiting' | 'there' | 'failed'>('waiting');
  const { name, avatar } = sponsor;
  const asked = logos && avatar !== null && logo !== 'failed';
  const there = asked && logo === 'there';
  const shared = {
    className: `${styles.tile} ${there ? styles.withLogo : ''}`,
    title: `${name}: ${amount(sponsor, view)}`,
  };
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {there ? null : initials(name)}
        {asked && (
          <img
            src={avatar}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            referrerPolicy="no-referrer"
            onLoad={() => setLogo('there')}
            onError={() => setLogo('failed')}
          />
        )}
      </span>
      <span className={styles.name}>{inParts(name)}</span>
    </>
  );
  const href = linkOf(sponsor);
  if (href === null) return <span {...shared}>{content}</span>;
  return (
    <a {...shared} href={href} rel="noopener noreferrer nofollow sponsored">
      {content}
    </a>
  );
}

/** A long name may part before a dot or a capital, never within a word that fits. */
const inParts = (name: string): ReactNode =>
  name.split(/(?<=[a-z])(?=[A-Z]|\.\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function linkOf({ website, slug, onOpenCollective }: ListedSponsor): string | null {
  if (website !== null) return website;
  return onOpenCollective ? new URL(`/${slug}`, site.links.openCollective).href : null;
}

function amount(sponsor: ListedSponsor, view: SponsorView): string {
  const monthly = view === 'monthly' ? amountOf(sponsor, view) : null;
  if (monthly !== null) return `${dollars(monthly)} a month`;
  return `${dollars(sponsor.totalDonations)} in total`;
}
