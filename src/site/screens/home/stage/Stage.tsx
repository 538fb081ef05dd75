// The drawing of this site's own build; rendered by the server only, so that no script holds the numbers it describes.
import { type BuildFigures, MODULE_KINDS, type Plate } from '../../../../model/build-figures.ts';
import { formatBytes, formatCount } from '../../../../model/numbers.ts';
import { Graph } from './Graph.tsx';
import { TALL, WIDE } from './lattice.ts';
import * as plates from './Plates.module.css';
import * as styles from './Stage.module.css';

const KIND_NAMES = {
  script: 'scripts',
  style: 'styles',
  image: 'images',
  data: 'data and fonts',
} as const;

export function Stage({ figures }: { figures: BuildFigures }) {
  return (
    <>
      <Graph figures={figures} drawing={WIDE} />
      <Graph figures={figures} drawing={TALL} />
      <ul className={plates.plates} aria-label="Files this page loads">
        {figures.plates.map((plate) => (
          <li key={plate.file} className="on-slate">
            <Asset plate={plate} />
          </li>
        ))}
      </ul>
      <div className="wrap">
        <Tally figures={figures} />
      </div>
    </>
  );
}

function Asset({ plate: { file, kind, bytes, modules } }: { plate: Plate }) {
  return (
    <div className={`k-${kind} ${plates.asset}`}>
      <svg viewBox="0 0 40 44" aria-hidden="true">
        <use href="#i-module" />
      </svg>
      <div>
        <b>{file}</b>{' '}
        <small>{`from ${formatCount(modules)} module${modules === 1 ? '' : 's'}`}</small>
      </div>
      <span>{formatBytes(bytes)}</span>
    </div>
  );
}

function Tally({ figures: { modules, assets } }: { figures: BuildFigures }) {
  const all = Object.values(modules).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.tally}>
      <p>
        <b data-figure="modules">{formatCount(all)}</b> modules in
      </p>
      <ul>
        {MODULE_KINDS.map((kind) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: focus lights the modules of this kind, as the pointer does
          <li key={kind} className={`k-${kind}`} tabIndex={0}>
            <i className={styles.lit} />
            {KIND_NAMES[kind]} <b data-figure={kind}>{formatCount(modules[kind])}</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Counted in the build of this site</p>
      <p className={styles.out}>
        <b data-figure="assets">{formatCount(assets.count)}</b> assets out
        <span data-figure="bytes">{formatBytes(assets.bytes)}</span>
      </p>
    </div>
  );
}
