// `<BuildTimes project="…" part="…" />`: how much faster or slower builds are with one thing changed, as a chart or a table.
import type { Time, Times } from '../../../../model/build-times.ts';
import { formatCount } from '../../../../model/numbers.ts';
import { box, code, type Picture, pictureHtml, WIDTH, words } from './pen.ts';

interface Chart {
  /** What the bars are relative to. */
  base: 'development' | 'production';
  variants: readonly string[];
}

/** By the name of the part. */
export const CHARTS: Readonly<Record<string, Chart>> = {
  cache: {
    base: 'development',
    variants: ['cache: false', 'cache: filesystem', 'NODE_COMPILE_CACHE'],
  },
  development: {
    base: 'development',
    variants: ['[contenthash] in names', 'devtool: source-map'],
  },
  loaders: {
    base: 'development',
    variants: [
      'swc-loader',
      'swc-loader, ForkTsChecker',
      'ts-loader, transpileOnly',
      'ts-loader',
      'babel-loader',
      'babel-loader, no include',
      'babel-loader, cacheDirectory',
    ],
  },
  threads: {
    base: 'development',
    variants: [
      'swc-loader',
      'thread-loader, swc-loader',
      'babel-loader',
      'thread-loader, babel-loader',
    ],
  },
  styles: { base: 'development', variants: ['sass-loader', 'css-loader, style-loader'] },
  entries: {
    base: 'development',
    variants: ['30 entries', '30 entries, shared chunks', 'lazyCompilation'],
  },
  production: {
    base: 'production',
    variants: [
      'mode: development',
      'production, cache: filesystem',
      'production, cache: memory',
      'minimize: false',
      'swcMinify',
      'parallel: false',
      'production, source-map',
      'concatenateModules: false',
    ],
  },
};

/** Each in the table of small advice. */
export const SMALL = [
  'stats: errors-only',
  'stats: verbose',
  'progress',
  'pathinfo: false',
  'no extra optimization',
  'many extensions',
  'symlinks: false',
  'unsafeCache',
  'noParse',
  'externals',
  'DllReferencePlugin',
  'cacheUnaffected',
] as const;

/** The same configuration once more: how far it is from 1 is the least that a difference has to be. */
const CONTROL = 'no change';
const LEAST = 0.03;

export const PARTS = [...Object.keys(CHARTS), 'small'];

/** What the parts of a page draw and the file lacks. */
export function unmeasured({ rows }: Times): string[] {
  const measured = new Set(rows.map(({ variant }) => variant));
  return [CONTROL, ...Object.values(CHARTS).flatMap(({ variants }) => variants), ...SMALL].filter(
    (variant) => !measured.has(variant),
  );
}

export function buildTimesView(times: Times, part: string): { html: string; prose: string[] } {
  const chart = CHARTS[part];
  if (chart === undefined) return smallTable(times);
  const picture = timesPicture(times, chart);
  return { html: pictureHtml(picture), prose: [picture.caption] };
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const factsOf = (
  { date, webpack, node, cores, modules, rounds }: Times,
  base: Chart['base'],
): string =>
  `${formatCount(modules[base])} modules, medians of ${rounds} rounds, webpack ${webpack} and Node.js ${node} on ${cores} processors, ${DAY.format(new Date(date))}.`;

/** Three digits that count, below 10: `0.085`, `0.92`, `12`. */
const shown = (ratio: number): string =>
  `${ratio < 0.1 ? ratio.toFixed(3) : ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)}\u00a0×`;

const KINDS: Record<Time['kind'], string> = {
  cold: 'first build',
  warm: 'from cache',
  rebuild: 'rebuild',
};
const NAME = 20;
const LINE = 20;
const GAP = 14;
const BAR = 9;
/** Of the words behind the longest bar. */
const ROOM = 122;
/** Bars end here at the latest; the number behind them goes on. */
const MOST = 4;
/** The line at 1 leaves room for the words behind it. */
const LEAST_ROOM = 1.25;

const rowsOf = ({ rows }: Times, variants: readonly string[]): Time[][] =>
  variants.map((name) => rows.filter(({ variant }) => variant === name));

export function timesPicture(times: Times, { base, variants }: Chart): Picture {
  const groups = rowsOf(times, variants);
  const longest = Math.max(LEAST_ROOM, ...groups.flat().map(({ wall }) => wall));
  const most = Math.min(MOST, longest);
  const unit = (WIDTH - ROOM) / most;
  let y = 0;
  const marks = groups.map((rows) => {
    const name = words([0, y + 8], rows[0]?.variant ?? '');
    const bars = rows.map(({ kind, wall }, index) => {
      const top = y + NAME + index * LINE;
      const width = Math.max(2, Math.round(Math.min(wall, most) * unit));
      return (
        box(
          { x: 0, y: top, width, height: BAR },
          { look: kind === 'rebuild' ? 'gv' : 'gi', radius: 2 },
        ) +
        words([Math.max(width, unit) + 6, top + BAR / 2], `${shown(wall)} ${KINDS[kind]}`, {
          sans: true,
        })
      );
    });
    const line = `<path class="gt" d="M${Math.round(unit)} ${y + NAME - 4}V${y + NAME + rows.length * LINE - 7}"/>`;
    y += NAME + rows.length * LINE + GAP;
    return name + line + bars.join('');
  });
  const height = y - GAP;
  const sentences = groups.map((rows) => {
    const parts = rows.map(({ kind, wall }) => `${KINDS[kind]} ${shown(wall)}`);
    return `${rows[0]?.variant}: ${parts.join(', ')}`;
  });
  const mode = `the ${base} build`;
  return {
    label: `Time relative to ${mode}. ${sentences.join('. ')}.`,
    name: 'Chart: build times',
    caption: `Time relative to ${mode}, which is the line at 1; shorter is faster${longest > most ? `, and bars end at ${MOST}` : ''}. ${factsOf(times, base)}`,
    height,
    marks: marks.join(''),
  };
}

const COLUMNS = [
  { label: 'First build', kind: 'cold' },
  { label: 'Rebuild', kind: 'rebuild' },
] as const;

/** In one table, so that what does nothing is said as plainly as what helps. */
function smallTable(times: Times): { html: string; prose: string[] } {
  const noise = (kind: Time['kind']): number => {
    const control = rowsOf(times, [CONTROL])[0]?.find((row) => row.kind === kind);
    return Math.max(LEAST, Math.abs(1 - (control?.wall ?? 1)));
  };
  const cell = (rows: readonly Time[], kind: Time['kind']): string => {
    const row = rows.find((each) => each.kind === kind);
    if (row === undefined) return 'not measured';
    return Math.abs(1 - row.wall) <= noise(kind) ? 'nothing' : shown(row.wall);
  };
  const body = rowsOf(times, SMALL).map((rows) => {
    const cells = COLUMNS.map(
      ({ label, kind }) => `<td data-label="${label}">${cell(rows, kind)}</td>`,
    );
    return `<tr><th scope="row">${code(rows[0]?.variant ?? '')}</th>${cells.join('')}</tr>`;
  });
  const heads = ['Setting', ...COLUMNS.map(({ label }) => label)];
  const percent = (kind: Time['kind']): string => `${Math.ceil(noise(kind) * 100)} %`;
  const caption = `Time relative to the development build. “Nothing” is a difference of up to ${percent('cold')} for a first build and ${percent('rebuild')} for a rebuild, because building the same configuration again differs too. ${factsOf(times, 'development')}`;
  return {
    html:
      '<figure class="fig"><div class="tbl rows" tabindex="0" role="group" aria-label="Table: small advice">' +
      `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
      `<tbody>${body.join('')}</tbody></table></div><figcaption>${caption}</figcaption></figure>`,
    prose: [caption],
  };
}
