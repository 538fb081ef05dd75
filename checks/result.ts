// Reads what a suite has left behind, so that `npm run check` can name at its end what failed.

export interface Result {
  passed: number;
  /** One text per failure. */
  failures: string[];
}

/** What Vitest writes with --reporter=json, as far as it is read here. */
interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
}

/** `text` is the report, `root` the folder that the names of its files begin with. */
export function testResult(text: string, root: string): Result {
  const { numPassedTests, testResults } = JSON.parse(text) as Report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails outside its tests, in its imports or its set-up.
    if (failed.length === 0 && status === 'failed') return `${file}: ${message}`;
    return failed.map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(' › '));
  });
  return { passed: numPassedTests, failures };
}

/** The summary that proof/prove.ts writes. */
export function proofResult(text: string): Result {
  const { passed, problems } = JSON.parse(text) as { passed: number; problems: string[] };
  return { passed, failures: problems };
}

/** A suite that ends badly and names nothing has failed all the same. */
export function ended(ok: boolean, read: () => Result): Result {
  try {
    const { passed, failures } = read();
    return { passed, failures: ok || failures.length > 0 ? failures : [SEE_ABOVE] };
  } catch {
    return { passed: 0, failures: [SEE_ABOVE] };
  }
}

const SEE_ABOVE = 'It ended with an error; its output above says which.';
const SHOWN = 25;

/** The last lines of a log are what people see first. */
export function failedList(results: readonly (Result & { suite: string })[]): string {
  const lines = results.flatMap(({ suite, failures }) => {
    const more = failures.length - SHOWN;
    const named = failures.slice(0, SHOWN).map((text) => text.replaceAll('\n', '\n    '));
    if (more > 0) named.push(`and ${more} more`);
    return named.map((text) => `  ${suite}: ${text}`);
  });
  return lines.length === 0 ? '' : `\nfailed:\n${lines.join('\n')}\n`;
}
