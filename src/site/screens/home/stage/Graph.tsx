// The module graph as a drawing: real modules of this site's build, every line an import between two of them.
import {
  type BuildFigures,
  MODULE_KINDS,
  type PlacedModule,
} from '../../../../model/build-figures.ts';
import { type Label, labels } from './labels.ts';
import { cubeWidth, type Drawing, round } from './lattice.ts';
import * as styles from './Stage.module.css';

interface GraphProps {
  figures: BuildFigures;
  drawing: Drawing;
}

export function Graph({ figures, drawing }: GraphProps) {
  const { name, width, height, cube, point } = drawing;
  const shown = figures.graph.filter(drawing.shows);
  const names = labels(shown, drawing);
  const fade = `fade-${name}`;
  const entry = point({ column: 0, row: 0 });
  return (
    <svg
      className={`${styles.graph} ${name === 'wide' ? styles.wide : styles.tall}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <Fade id={fade} drawing={drawing} />
      <Rings {...cube} open={name === 'wide' ? 'left' : 'top'} />
      <path className={styles.line} d={`M${entry.x} ${entry.y}L${cube.x} ${cube.y}`} />
      <g mask={`url(#${fade})`}>
        {MODULE_KINDS.map((kind) => (
          <path
            key={kind}
            className={`k-${kind} ${styles.lit} ${styles.line}`}
            d={lines(shown, kind, drawing)}
          />
        ))}
        {MODULE_KINDS.map((kind) => (
          <g key={kind} className={`k-${kind} ${styles.lit}`}>
            {shown
              .filter((module) => module.kind === kind)
              .map((module) => (
                <Module key={`${module.column} ${module.row}`} module={module} {...point(module)} />
              ))}
            {names
              .filter(({ module }) => module.kind === kind)
              .map((label) => (
                <Name key={label.module.file} {...label} />
              ))}
          </g>
        ))}
      </g>
      {name === 'wide' && <Lanes figures={figures} />}
    </svg>
  );
}

/** The graph runs off the edge: to the left, or upwards. */
function Fade({ id, drawing }: { id: string; drawing: Drawing }) {
  const wide = drawing.name === 'wide';
  const [x, width] = wide ? [-490, 1300] : [-60, 520];
  return (
    <defs>
      <linearGradient id={`${id}-g`} x1="0" x2={wide ? 1 : 0} y1="0" y2={wide ? 0 : 1}>
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        {wide && <stop offset=".3" stopColor="#fff" stopOpacity=".22" />}
        <stop offset={wide ? '.5' : '.24'} stopColor="#fff" />
      </linearGradient>
      <mask id={id} maskUnits="userSpaceOnUse" x={x} y="-20" width={width} height="540">
        <rect x={x} y="-20" width={width} height="540" fill={`url(#${id}-g)`} />
      </mask>
    </defs>
  );
}

/** Open where the modules come in, so that no ring runs through a file's name. */
function Rings({ x, y, open }: { x: number; y: number; open: 'left' | 'top' }) {
  const radii = open === 'left' ? [138, 178, 222] : [138, 178];
  return (
    <g className={styles.rings}>
      {radii.map((r) => {
        const side = Math.round(r * 8.66) / 10;
        const half = r / 2;
        const d =
          open === 'left'
            ? `M${x - side} ${y - half}l${side}-${half} ${side} ${half}v${r}l-${side} ${half}-${side}-${half}`
            : `M${x - side} ${y - half}v${r}l${side} ${half} ${side}-${half}v-${r}`;
        return <path key={r} d={d} />;
      })}
    </g>
  );
}

function lines(
  shown: readonly PlacedModule[],
  kind: PlacedModule['kind'],
  { point }: Drawing,
): string {
  return shown
    .filter((module) => module.kind === kind)
    .flatMap((module) =>
      module.importers.map((importer) => {
        const [from, to] = [point(module), point(importer)];
        return `M${from.x} ${from.y}L${to.x} ${to.y}`;
      }),
    )
    .join('');
}

function Module({ module, x, y }: { module: PlacedModule; x: number; y: number }) {
  const width = cubeWidth(module);
  const height = width * 1.1;
  const corner = { x: round(x - width / 2), y: round(y - height / 2) };
  return <use href="#i-module" {...corner} {...{ width, height }} />;
}

function Name({ module, x, y, anchor }: Label) {
  return (
    <text x={round(x)} y={round(y)} textAnchor={anchor}>
      {module.file}
    </text>
  );
}

/** From the cube to the four plates, whose left edge depends on the screen: they cover the end. */
function Lanes({ figures }: { figures: BuildFigures }) {
  const bends = ['L965.5 74', 'L903.2 182', 'L903.2 290', 'L965.5 398'];
  return figures.plates.map(({ file, kind }, index) => (
    <g key={file} className={`k-${kind} ${styles.lit}`}>
      <path className={styles.lane} d={`M806 236H872${bends[index]}H1090`} />
    </g>
  ));
}
