// The page's related entries; an entry outside this site names its host.
import type { Related } from '../../../model/content.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './FurtherReading.module.css';

export function FurtherReading({ related }: { related?: readonly Related[] | undefined }) {
  if (!related || related.length === 0) return null;
  return (
    <section aria-labelledby="further-reading">
      <h2 className={styles.title} id="further-reading">
        Further Reading
      </h2>
      <ul className={styles.list}>
        {related.map((entry) => (
          <li key={entry.url}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ title, url }: Related) {
  if (url.startsWith('/')) return <a href={url}>{title}</a>;
  return (
    <a href={url} rel="noopener noreferrer">
      {title}
      <span>
        {new URL(url).host.replace(/^www\./, '')}
        <Icon name="ext" />
      </span>
    </a>
  );
}
