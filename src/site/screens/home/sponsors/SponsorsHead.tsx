// The heading of the sponsors' section, the switch between its views and the way to become one.
import site from '../../../../../data/site.json' with { type: 'json' };
import type { SponsorView } from '../../../../model/sponsor-ranks.ts';
import { ICON_SIZE } from '../../../parts/icon/Icon.tsx';
import * as styles from './SponsorsHead.module.css';

const VIEWS: readonly [SponsorView, string][] = [
  ['total', 'Total'],
  ['monthly', 'Monthly'],
];

interface SponsorsHeadProps {
  /** The day of the figures, in words. */
  asOf: string;
  view: SponsorView;
  onView: (view: SponsorView) => void;
}

export function SponsorsHead({ asOf, view, onView }: SponsorsHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id="support-the-team">Support the Team</h2>
        <p>
          webpack is free for everyone. Companies and people pay for the work on it, most of them
          through Open Collective.
        </p>
        <p className={`js-only ${styles.date}`}>
          Figures of {asOf}.{' '}
          <a href={site.links.openCollective} rel="noopener noreferrer">
            See today’s on Open Collective
          </a>
        </p>
      </div>
      <div className={styles.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is a switch */}
        <div className={`js-only ${styles.switch}`} role="group" aria-label="Rank by amount">
          {VIEWS.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => onView(name)}
            >
              {label}
            </button>
          ))}
        </div>
        <a
          className={`btn ${styles.become}`}
          href={site.links.openCollective}
          rel="noopener noreferrer"
        >
          <svg className="ic" {...ICON_SIZE} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 16.5 4.2 10.6a3.7 3.7 0 0 1 5.2-5.2l.6.6.6-.6a3.7 3.7 0 0 1 5.2 5.2Z" />
          </svg>
          Become a sponsor
        </a>
      </div>
    </div>
  );
}
