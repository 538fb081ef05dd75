// A cube in a cube; at every beat the outer one makes a quarter turn and the inner one turns against it.
import { useBeat } from '../beat/use-beat.ts';
import * as styles from './Cube.module.css';

interface CubeProps {
  /** Edge of the outer cube in pixels. */
  depth?: number;
  /** Milliseconds between two turns. */
  repeatDelay?: number;
  paused?: boolean;
}

export function Cube({ depth = 30, repeatDelay = 1000, paused = false }: CubeProps) {
  const beat = useBeat({ delay: repeatDelay, repeatDelay }, paused);
  // After a quarter turn a cube looks as before: two equal animations take turns to start anew.
  const turn = beat === 0 ? undefined : beat % 2 === 0 ? 'even' : 'odd';
  return (
    <span className={styles.cube} data-turn={turn} data-beat={beat} aria-hidden="true">
      {/* Gives the cube its size, which would otherwise need a style attribute. */}
      <svg width={depth} height={depth} />
      <Faces className={styles.outer} />
      <Faces className={styles.inner} />
    </span>
  );
}

function Faces({ className }: { className: string | undefined }) {
  return (
    <span className={className}>
      <i className={styles.front} />
      <i className={styles.back} />
      <i className={styles.right} />
      <i className={styles.left} />
      <i className={styles.top} />
      <i className={styles.bottom} />
    </span>
  );
}
