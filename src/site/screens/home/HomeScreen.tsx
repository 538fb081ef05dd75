// The front door: what webpack does in one line, how to get it, and the three landing parts.
import type { ReactNode } from 'react';
import type { PageData } from '../../../model/record.ts';
import { CubeDrawing } from './CubeDrawing.tsx';
import * as styles from './Home.module.css';

export interface HomeScreenProps {
  page: PageData;
  article: ReactNode;
}

export function HomeScreen({ page, article }: HomeScreenProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={styles.hero}>
        <div className={`wrap ${styles.head}`}>
          <div>
            <h1>
              Bundle your <span className={styles.word}>assets</span>
            </h1>
            <p className={styles.install}>
              <span aria-hidden="true">$ </span>
              <code>npm i -D webpack webpack-cli</code>
            </p>
          </div>
          <div className={styles.pitch}>
            <p>{page.description}</p>
            <a className="btn btn-1 btn-lg" href="/guides/getting-started/">
              Get started
            </a>
          </div>
        </div>
        <CubeDrawing />
      </div>
      <div className="wrap">
        <div className={styles.steps}>{article}</div>
      </div>
    </main>
  );
}
