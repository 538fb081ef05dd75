// `<SourceMaps project="…" />`: what the browser's tools see with each value of `devtool`, and what a build with it costs.
import type { Costs, Seen } from '../../../../model/source-maps.ts';
import { box, code, type Picture, pictureHtml, WIDTH, words } from './pen.ts';

const SHOWS: Record<Seen['shows'], string> = {
  bundle: 'the bundle as it is',
  generated: 'each module, as webpack generated it',
  transformed: 'each module, after its loaders',
  original: 'your source',
};
const MAPS: Record<Seen['map'], string> = {
  none: 'none',
  script: 'in the script',
  file: 'a file of its own',
  'unlinked file': 'a file that the script does not name',
};
const OBJECTIONS: Record<NonNullable<Seen['production']>, string> = {
  eval: 'no: needs <code>eval</code>',
  'wrong line': 'no: a wrong line once minimized',
  size: 'no: every visitor downloads the map',
};
/** Values that differ in cost; what is hidden or left out of a map hardly changes it. */
const CHARTED = [
  'false',
  'eval',
  'eval-cheap-source-map',
  'eval-cheap-module-source-map',
  'eval-source-map',
  'cheap-source-map',
  'cheap-module-source-map',
  'source-map',
  'inline-source-map',
  'hidden-source-map',
  'nosources-source-map',
];

const COLUMNS = ['Build', 'Rebuild', 'The tools show', 'Position', 'Map', 'Production'];

export function sourceMapsView(
  seen: readonly Seen[],
  costs: Costs,
): { html: string; prose: string[] } {
  const caption = `Processor time of a development build of ${costs.modules} modules, and of a rebuild after an edit of one, relative to ${code('false')}: medians of ${costs.runs}, measured with webpack ${costs.webpack} on ${dayOf(costs)}.`;
  const table = tableHtml(seen, costs);
  const prose = caption.replace(/<code>.*?<\/code>/g, ' ');
  return { html: pictureHtml(costsPicture(costs, caption)) + table, prose: [prose] };
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = ({ date }: Costs): string => DAY.format(new Date(date));

const costOf = ({ rows }: Costs, devtool: string) => rows.find((row) => row.devtool === devtool);
const times = (ratio: number): string => `${ratio.toFixed(2)}\u00a0×`;

const TABLE_CAPTION =
  'Build and rebuild: processor time relative to <code>false</code>, as in the chart.';

function tableHtml(seen: readonly Seen[], costs: Costs): string {
  const rows = seen.map((row) => {
    const cost = costOf(costs, row.devtool);
    const text = row.text ? '' : ', by name only';
    const cells = [
      cost?.build.toFixed(2) ?? '',
      cost?.rebuild.toFixed(2) ?? '',
      SHOWS[row.shows] + text,
      row.column ? 'line and column' : 'line',
      MAPS[row.map],
      row.production === null ? 'yes' : OBJECTIONS[row.production],
    ];
    const labelled = cells.map((cell, index) => `<td data-label="${COLUMNS[index]}">${cell}</td>`);
    return `<tr><th scope="row">${code(row.devtool)}</th>${labelled.join('')}</tr>`;
  });
  const heads = ['<code>devtool</code>', ...COLUMNS];
  return (
    '<figure class="fig"><div class="tbl rows" tabindex="0" role="group" aria-label="Table: values of devtool">' +
    `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div><figcaption>${TABLE_CAPTION}</figcaption></figure>`
  );
}

const ROW = 58;
const BAR = 9;
const NUMBER_ROOM = 44;

export function costsPicture(costs: Costs, caption: string): Picture {
  const rows = CHARTED.flatMap((devtool) => costOf(costs, devtool) ?? []);
  const most = Math.max(...rows.flatMap(({ build, rebuild }) => [build, rebuild]));
  const length = (ratio: number): number => Math.round((ratio / most) * (WIDTH - NUMBER_ROOM));
  const marks = rows.map(({ devtool, build, rebuild }, index) => {
    const y = index * ROW;
    const bar = (ratio: number, top: number, look: string): string =>
      box({ x: 0, y: top, width: length(ratio), height: BAR }, { look, radius: 2 }) +
      words([length(ratio) + 6, top + BAR / 2], times(ratio), { sans: true });
    return words([0, y + 8], devtool) + bar(build, y + 18, 'gi') + bar(rebuild, y + 34, 'gv');
  });
  const sentences = rows.map(
    ({ devtool, build, rebuild }) => `${devtool}: build ${times(build)}, rebuild ${times(rebuild)}`,
  );
  return {
    label: `Cost relative to devtool: false. ${sentences.join('. ')}.`,
    name: 'Chart: cost of source maps',
    caption: `Upper bar: build. Lower bar: rebuild. ${caption}`,
    height: rows.length * ROW,
    marks: marks.join(''),
  };
}
