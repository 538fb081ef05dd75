// `npm run plant`: runs the tests that visit every page on a site with a mistake on each of some forty pages, and says which they missed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPaths, PROJECT_ROOT } from '../../src/build/paths.ts';
import { twinPath } from '../../src/model/twin.ts';
import { PLANTS, type Plant } from './plants.ts';

const SUITES = ['every-route', 'no-script', 'twins', 'structured-data', 'social-cards'];
const { dist } = buildPaths();
const place = mkdtempSync(join(tmpdir(), 'plants-'));

/** nginx would send the compressed forms of the file as it was. */
const forms = (file: string): string[] => ['', '.br', '.gz'].map((end) => file + end);
const fileOf = ({ path, twin }: Plant): string =>
  dist + (twin ? twinPath(path) : `${path}index.html`);

const kept = new Map<string, Buffer>();
function change(plant: Plant): void {
  const file = fileOf(plant);
  for (const form of forms(file)) kept.set(form, readFileSync(form));
  const text = readFileSync(file, 'utf8');
  const changed = plant.change(text);
  if (changed === text) throw new Error(`"${plant.name}" changes nothing in ${file}.`);
  for (const form of forms(file)) rmSync(form);
  writeFileSync(file, changed);
}

// An interrupt ends the tests below; the files are put back all the same.
process.on('SIGINT', () => {});
try {
  for (const plant of PLANTS) change(plant);
  const report = join(place, 'report.json');
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=site',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...SUITES,
    ],
    { cwd: PROJECT_ROOT, stdio: 'inherit' },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: {
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName} ${failureMessages.join(' ')}`);
  const names = (text: string, path: string): boolean =>
    [' ', "'", '"', ':'].some((end) => ` ${text}`.includes(` ${path}${end}`)) ||
    text.includes(`${path}: `);
  const missed = PLANTS.filter(({ path }) => !failed.some((text) => names(text, path)));
  for (const { name, path } of missed) console.log(`missed: ${name} on ${path}`);
  console.log(`${PLANTS.length - missed.length} of ${PLANTS.length} planted mistakes were seen`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  for (const [file, bytes] of kept) writeFileSync(file, bytes);
  rmSync(place, { recursive: true });
}
