// What `npm start` shows of an author's mistakes: in place of a page that cannot be compiled, else beside the page.
import * as styles from './Mistakes.module.css';

/** What the build would say, in place of the page. */
export function MistakesScreen({ text }: { text: string }) {
  return (
    <main className="wrap" role="alert">
      <h1>This page has mistakes</h1>
      <pre>{text}</pre>
    </main>
  );
}

/** What the build or the proof would say of a page that is shown; a click on the summary folds it. */
export function MistakesPanel({ mistakes }: { mistakes: readonly string[] }) {
  if (mistakes.length === 0) return null;
  return (
    <aside className={styles.panel} role="alert">
      <details open>
        <summary>
          {mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`} on this page
        </summary>
        <pre>{mistakes.join('\n')}</pre>
      </details>
    </aside>
  );
}
