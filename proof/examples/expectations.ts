// Holds what an example promised against what its commands did.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Browsers } from './browser.ts';
import { type Step, stepProblem } from './example.ts';
import { failure, type Ran, run, type Shell } from './shell.ts';

export async function checkExpectations(
  step: Step,
  ran: readonly Ran[],
  { shell, browsers }: { shell: Shell; browsers: Browsers },
): Promise<Problem[]> {
  const built = exitProblems(step, ran);
  if (built.length > 0) return built;
  const { emits, prints, node, browser } = step.expect;
  const problems: Problem[] = [];
  const output = ran.map((one) => one.output).join('\n');
  for (const text of prints.filter((text) => !output.includes(text))) {
    const what = `${step.id} does not print: ${text}`;
    problems.push(stepProblem(step, '"prints"', { what, advice: `It prints:\n${output}` }));
  }
  if (emits !== undefined) problems.push(...emitProblems(step, emits, shell.folder));
  if (node !== undefined) {
    const { output: printed } = await run(`node ${node.file}`, shell);
    if (printed.trimEnd() !== node.prints) {
      const what = `${node.file} of ${step.id} prints ${JSON.stringify(printed.trimEnd())}, not ${JSON.stringify(node.prints)}.`;
      problems.push(stepProblem(step, '"node"', { what, advice: MEND }));
    }
  }
  if (browser !== undefined) {
    for (const what of await browserDifferences()) {
      problems.push(stepProblem(step, '"browser"', { what, advice: MEND }));
    }
  }
  return problems;

  async function browserDifferences(): Promise<string[]> {
    if (browser === undefined) return [];
    const subject = `${browser.page} of ${step.id} in the browser`;
    try {
      const differences = await browsers.check(browser, {
        folder: shell.folder,
        run: (command) => failure(command, shell),
      });
      return differences.map((difference) => `${subject}: ${difference}.`);
    } catch (error) {
      return [`${subject}: ${(error as Error).message}`];
    }
  }
}

const MEND = 'Mend the example, or what it expects if the new behaviour is intended.';

/** Every command succeeds, except the last one of a step that is meant to fail. */
function exitProblems(step: Step, ran: readonly Ran[]): Problem[] {
  return ran.flatMap(({ command, code, output }, index) => {
    const shouldFail = step.expect.fails && index === ran.length - 1;
    if ((code !== 0) === shouldFail) return [];
    const what = shouldFail
      ? `${step.id} is meant to fail, but ${command} succeeds.`
      : `${step.id} no longer builds: ${command} ends with code ${code}.`;
    return [stepProblem(step, JSON.stringify(command), { what, advice: `It prints:\n${output}` })];
  });
}

function emitProblems(step: Step, emits: readonly string[], folder: string): Problem[] {
  const folders = new Set(emits.map((file) => file.split('/')[0] ?? file));
  if (emits.length === 0) folders.add('dist');
  const real = [...folders].flatMap((name) => filesBelow(folder, name)).sort();
  const missing = emits.filter((file) => !real.includes(file));
  const extra = real.filter((file) => !emits.includes(file));
  if (missing.length + extra.length === 0) return [];
  const parts = [
    missing.length > 0 ? `does not write ${missing.join(', ')}` : '',
    extra.length > 0 ? `writes ${extra.join(', ')} besides` : '',
  ];
  const what = `${step.id} ${parts.filter((part) => part !== '').join(' and ')}.`;
  return [stepProblem(step, '"emits"', { what, advice: MEND })];
}

function filesBelow(folder: string, name: string): string[] {
  if (!existsSync(join(folder, name))) return [];
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
