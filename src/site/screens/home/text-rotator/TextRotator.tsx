// A word that gives way to the next one at every beat; all of them share one cell, so nothing moves.
import { useBeat } from '../beat/use-beat.ts';
import * as styles from './TextRotator.module.css';

interface TextRotatorProps {
  words: readonly string[];
  /** Milliseconds to the first change. */
  delay: number;
  /** Milliseconds between all others. */
  repeatDelay?: number;
  /** The least width of the words' box in pixels. */
  width?: number;
  paused?: boolean;
  /** Shows the first word and never another. */
  still?: boolean;
}

/** Decoration: whoever uses it says the whole sentence to assistive technology. */
export function TextRotator(props: TextRotatorProps) {
  const { words, delay, repeatDelay = 3000, width = 0, paused = false, still = false } = props;
  const beat = useBeat({ delay, repeatDelay }, paused || still);
  const current = still ? 0 : beat % words.length;
  const last = beat === 0 || still ? null : (beat - 1) % words.length;
  return (
    <span className={styles.box} aria-hidden="true">
      {/* Holds the box open: a width of its own would need a style attribute. */}
      <svg width={width} height="0" />
      {words.map((word, index) => (
        <span
          key={word}
          className={styles.word}
          data-word={word}
          data-turn={index === current ? 'current' : index === last ? 'last' : 'next'}
        >
          {word}
        </span>
      ))}
    </span>
  );
}
