// The module graph as a drawing: real modules of this site's build, every line an import between two of them.
import {
  type BuildFigures,
  MODULE_KINDS,
  type PlacedModule,
} from '../../../../model/build-figures.ts';
import { cubeWidth, type Drawing, labelled } from './lattice.ts';
import * as styles from './Stage.module.css';

interface GraphProps {
  figures: BuildFigures;
  drawing: Drawing;
}

export function Graph({ figures, drawing }: GraphProps) {
  const { name, width, height, cube, point } = drawing;
  const shown = figures.graph.filter(drawing.shows);
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
      <Rings {...cube} count={name === 'wide' ? 3 : 2} />
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
            {labelled(shown, drawing)
              .filter((module) => module.kind === kind)
              .map((module) => (
                <Label key={module.file} module={module} drawing={drawing} />
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
  const [x, width] = wide ? [-420, 1300] : [-60, 520];
  return (
    <defs>
      <linearGradient id={`${id}-g`} x1="0" x2={wide ? 1 : 0} y1="0" y2={wide ? 0 : 1}>
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        {wide && <stop offset=".3" stopColor="#fff" stopOpacity=".22" />}
        <stop offset={wide ? '.5' : '.3'} stopColor="#fff" />
      </linearGradient>
      <mask id={id} maskUnits="userSpaceOnUse" x={x} y="-20" width={width} height="540">
        <rect x={x} y="-20" width={width} height="540" fill={`url(#${id}-g)`} />
      </mask>
    </defs>
  );
}

function Rings({ x, y, count }: { x: number; y: number; count: number }) {
  const radii = [138, 178, 222].slice(0, count);
  return (
    <g className={styles.rings}>
      {radii.map((r) => {
        const side = Math.round(r * 8.66) / 10;
        const half = r / 2;
        const corners = `l${side} ${half}v${r}l-${side} ${half}-${side}-${half}v-${r}Z`;
        return <path key={r} d={`M${x} ${y - r}${corners}`} />;
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
  const corner = { x: Math.round((x - width / 2) * 10) / 10, y: y - height / 2 };
  return (
    <use href="#i-module" x={corner.x} y={Math.round(corner.y * 10) / 10} {...{ width, height }} />
  );
}

function Label({ module, drawing }: { module: PlacedModule; drawing: Drawing }) {
  const { x, y } = drawing.point(module);
  // The entry's name is long and stands between its imports and the cube.
  if (module.column === 0) {
    return drawing.name === 'wide' ? (
      <text className={styles.entry} x={x + 14} y={y - 27}>
        {module.file}
      </text>
    ) : null;
  }
  return (
    <text x={x} y={y + 22}>
      {module.file}
    </text>
  );
}

/** From the cube to the four plates. */
function Lanes({ figures }: { figures: BuildFigures }) {
  const bends = ['L965.5 74', 'L903.2 182', 'L903.2 290', 'L965.5 398'];
  return figures.plates.map(({ file, kind }, index) => (
    <g key={file} className={`k-${kind} ${styles.lit}`}>
      <path className={styles.lane} d={`M806 236H872${bends[index]}H1068`} />
    </g>
  ));
}
