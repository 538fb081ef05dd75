// No dead end: names spelled nearly so, what is known to be missing, and where else to ask.
import site from '../../../../../data/site.json' with { type: 'json' };
import { Icon } from '../../../parts/icon/Icon.tsx';
import { reportUrl } from '../../../parts/report-link/report-url.ts';
import type { SearchAnswer } from '../../../search/service.ts';
import * as state from '../Unreachable.module.css';
import * as styles from './SearchPanel.module.css';

interface NothingFoundProps {
  answer: SearchAnswer;
  onAsk: (query: string) => void;
}

export function NothingFound({ answer, onAsk }: NothingFoundProps) {
  const query = answer.query.trim();
  return (
    <div className={state.state}>
      <svg className={styles.hollow} viewBox="0 0 56 64" aria-hidden="true">
        <path d="M28 4 52.2 18v28L28 60 3.8 46V18ZM3.8 18 28 32l24.2-14M28 32v28" />
      </svg>
      <b>No results for “{query}”</b>
      {answer.unwritten !== null && (
        <p>
          webpack has <code className={styles.name}>{answer.unwritten}</code>, but no page describes
          it yet.
        </p>
      )}
      {answer.near.length > 0 && (
        <p>
          Similar names:{' '}
          {answer.near.map((name) => (
            <button key={name} type="button" className={styles.near} onClick={() => onAsk(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
      <div className={state.ways}>
        <a className="btn btn-2 btn-sm" href={issuesUrl(query)} rel="noopener noreferrer">
          Search the issues
          <Icon name="ext" />
        </a>
        <a className="btn btn-3 btn-sm" href={missingUrl(query)} rel="noopener noreferrer">
          Report a missing page
        </a>
        <a className="btn btn-3 btn-sm" href={site.links.chat} rel="noopener noreferrer">
          Ask in the chat
        </a>
      </div>
    </div>
  );
}

export const issuesUrl = (query: string): string =>
  `${site.links.github}/issues?q=${encodeURIComponent(query)}`;

export const missingUrl = (query: string): string =>
  reportUrl({
    repository: site.docsRepository.name,
    origin: site.origin,
    url: `/search/?q=${encodeURIComponent(query)}`,
    section: `No results for “${query}”`,
  });
