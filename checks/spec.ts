// Holds SPEC.md to the tests that really ran, given Vitest's JSON reports as arguments; `npm run check` runs it.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Row {
  id: string;
  proofs: { file: string; title: string }[];
}

export interface RanTest {
  file: string;
  /** Titles of the groups around the test and its own. */
  titles: string[];
  status: string;
}

/** Rows of all tables whose first cell is a number like 2.4.3. */
export function parseSpec(markdown: string): Row[] {
  const rows: Row[] = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, id = '', , proof = ''] = cells;
    if (!/^\d+(?:\.\d+)+$/.test(id)) continue;
    const where = `checks/SPEC.md:${index + 1} (${id})`;
    if (rows.some((row) => row.id === id)) {
      throw new Error(`${where} stands twice. Number the rows of a section from 1 up.`);
    }
    const proofs = [...proof.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(
      ([, file = '', title = '']) => ({ file, title }),
    );
    if (proofs.length === 0) {
      throw new Error(`${where} has no proof. Write \`file › test title\`.`);
    }
    rows.push({ id, proofs });
  }
  return rows;
}

interface Report {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

export function ranTests(report: Report, root: string = ROOT): RanTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name),
      titles: [...ancestorTitles, title],
      status,
    })),
  );
}

/** A title as it stands in the code: what `test.each` fills in may be anything. */
function pattern(title: string): RegExp {
  const fixed = title
    .split(/%[sdifjo#]|\$\w+(?:\.\w+)*/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[^]+')}$`);
}

/** What is wrong with one named test, or null when every case of it ran and passed. */
function unproven(proof: Row['proofs'][number], tests: readonly RanTest[]): string | null {
  const wanted = pattern(proof.title);
  const found = tests.filter(
    ({ file, titles }) =>
      file === proof.file && (wanted.test(titles.at(-1) ?? '') || wanted.test(titles.join(' › '))),
  );
  const name = `${proof.file} › ${proof.title}`;
  if (found.length === 0) return `no such test ran: ${name}. Mend the row or the title.`;
  const other = found.find(({ status }) => status !== 'passed');
  return other === undefined ? null : `did not pass but is ${other.status}: ${name}`;
}

interface Verdict {
  proven: number;
  problems: string[];
}

export function judgeSpec(rows: readonly Row[], tests: readonly RanTest[]): Verdict {
  const judged = rows.map(({ id, proofs }) =>
    proofs.flatMap((proof) => unproven(proof, tests) ?? []).map((problem) => `${id}: ${problem}`),
  );
  const problems = rows.length === 0 ? ['SPEC.md has no rows.'] : judged.flat();
  return { proven: judged.filter((found) => found.length === 0).length, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const reports = process.argv.slice(2);
  const tests = reports.flatMap((file) => ranTests(JSON.parse(readFileSync(file, 'utf8'))));
  const rows = parseSpec(readFileSync(new URL('SPEC.md', import.meta.url), 'utf8'));
  const { proven, problems } = judgeSpec(rows, tests);
  for (const problem of problems) console.error(problem);
  console.log(`specification: ${proven} of ${rows.length} lines proven`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
