// The front door: what webpack does in one line, how to get it, its own build drawn, and the three landing parts.
import { useRef, useState } from 'react';
import { MAIN_ID, type PageFacts, STAGE_ID } from '../../state/view.ts';
import { Article } from '../doc/Article.tsx';
import { PauseButton } from './beat/PauseButton.tsx';
import { useBeat } from './beat/use-beat.ts';
import { usePaused } from './beat/use-paused.ts';
import { Cube } from './cube/Cube.tsx';
import * as styles from './Home.module.css';
import { InstallLine } from './install-line/InstallLine.tsx';
import { Sponsors } from './sponsors/Sponsors.tsx';
// Only the server renders the plates, but their look belongs to this screen's sheet.
import './stage/Plates.module.css';
import * as stageStyles from './stage/Stage.module.css';
import { useStage } from './stage/use-stage.ts';
import { TextRotator } from './text-rotator/TextRotator.tsx';

const WORDS = ['assets', 'scripts', 'images', 'styles'] as const;
const BEAT_MS = 5000;

export interface HomeScreenProps {
  page: PageFacts;
  /** Of its article. */
  html: string;
  /** The drawing as the server rendered it; null on client navigation. */
  stage: string | null;
}

export function HomeScreen({ page, html, stage }: HomeScreenProps) {
  const hero = useRef<HTMLDivElement>(null);
  const [resting, setResting] = useState(false);
  const { paused, still, chosen, toggle } = usePaused(hero, resting);
  const beat = useBeat({ delay: BEAT_MS, repeatDelay: BEAT_MS }, paused);
  const drawing = { __html: useStage(stage) ?? '' };
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={stageStyles.home}
      data-word={still ? WORDS[0] : WORDS[beat % WORDS.length]}
    >
      <div ref={hero} className={styles.hero}>
        <div className={`wrap ${styles.head}`}>
          <div>
            <h1>
              <span className="vh">Bundle your assets, scripts, images and styles</span>
              <span aria-hidden="true">
                Bundle your{' '}
                <TextRotator
                  words={WORDS}
                  delay={BEAT_MS}
                  repeatDelay={BEAT_MS}
                  width={110}
                  paused={paused}
                  still={still}
                />
              </span>
            </h1>
            <InstallLine />
          </div>
          <div className={styles.pitch}>
            <p>{page.description}</p>
            <a className="btn btn-1 btn-lg" href="/guides/getting-started/">
              Get started
            </a>
          </div>
        </div>
        <div
          className={stageStyles.stage}
          onPointerEnter={() => setResting(true)}
          onPointerLeave={() => setResting(false)}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server at build time */}
          <div id={STAGE_ID} className={stageStyles.figures} dangerouslySetInnerHTML={drawing} />
          <div className={stageStyles.cube}>
            <Cube depth={120} repeatDelay={BEAT_MS} paused={paused} />
          </div>
          <div className={stageStyles.pause}>
            <PauseButton paused={chosen} onToggle={toggle} />
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className={styles.steps}>
          <Article html={html} />
        </div>
      </div>
      <Sponsors />
    </main>
  );
}
