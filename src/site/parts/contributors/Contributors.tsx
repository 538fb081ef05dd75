// Who wrote the page: their initials, over which islands/contributors puts their pictures.
import * as styles from './Contributors.module.css';

export function Contributors({ handles }: { handles: readonly string[] }) {
  if (handles.length === 0) return null;
  return (
    <section
      className={styles.contributors}
      aria-labelledby="contributors"
      data-island="contributors"
    >
      <h2 id="contributors">Contributors</h2>
      <ul>
        {handles.map((handle) => (
          <li key={handle}>
            <a href={`https://github.com/${handle}`} rel="noopener noreferrer" title={handle}>
              <span className={styles.disc} aria-hidden="true">
                {handle.charAt(0).toUpperCase()}
              </span>
              <span className="vh">{handle}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
