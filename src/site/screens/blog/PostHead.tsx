// What the head of a post says beside its title: when it was written, how long it is, by whom.
import type { Post } from '../../../model/record.ts';
import * as styles from './PostHead.module.css';

export function PostFacts({ post }: { post: Post }) {
  return (
    <p className={styles.facts}>
      <time dateTime={post.date}>{post.dateText}</time>
      {` · ${post.minutes} min read`}
    </p>
  );
}

export function PostAuthors({ handles }: { handles: readonly string[] }) {
  return (
    <p className={styles.authors}>
      By
      {handles.map((handle) => (
        <a key={handle} href={`https://github.com/${handle}`} rel="noopener noreferrer">
          {handle}
        </a>
      ))}
    </p>
  );
}
