// An open page of an example: acts as a reader would and says in what the page differs from what was promised.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { staysIn } from '../sandbox/links-out.ts';
import { Fetches } from './fetches.ts';
import type { Act, Edit } from './schema.ts';

const PAUSE_MS = 50;

/** Runs a command of a script in the project's folder; what it prints if it fails, else null. */
type RunCommand = (command: string) => Promise<string | null>;

export interface Place {
  /** URL of the project's folder, or of its server, with a slash at the end. */
  root: string;
  /** The project's folder. */
  folder: string;
  run: RunCommand;
  /** How long to wait for what an act promises, in milliseconds. */
  patience: number;
}

/** Asks the page; empty where all is as promised. */
type Look = () => string[] | Promise<string[]>;

export class Visit {
  readonly #page: Page;
  readonly #place: Place;
  readonly #fetches: Fetches;
  readonly #printed: string[] = [];

  private constructor(page: Page, place: Place, fetches: Fetches) {
    this.#page = page;
    this.#place = place;
    this.#fetches = fetches;
    const plain = (text: string): string => text.replaceAll(place.root, '{root}');
    page.on('console', (message) => this.#printed.push(plain(message.text())));
    page.on('pageerror', (error) => this.#printed.push(plain(`Uncaught ${error.message}`)));
  }

  /** `path` is the page's, from the root. */
  static async open(page: Page, path: string, place: Place): Promise<Visit> {
    page.setDefaultTimeout(30_000);
    const visit = new Visit(page, place, await Fetches.of(page, place.root));
    await page.goto(place.root + path, { waitUntil: 'load' });
    return visit;
  }

  /** What came otherwise than promised. */
  async act(act: Act): Promise<string[]> {
    const { patience } = this.#place;
    if ('click' in act) await this.#page.click(act.click);
    else if ('type' in act) await this.#page.fill(act.into, act.type);
    else if ('reload' in act) await this.#page.reload({ waitUntil: 'load' });
    else if ('edit' in act) edit(this.#place.folder, act);
    else if ('run' in act) {
      const failed = await this.#place.run(act.run);
      return failed === null ? [] : [`${act.run} fails and prints:\n${failed}`];
    } else if ('text' in act) return wait(() => this.texts(act.text), patience);
    else if ('styles' in act) return wait(() => this.styles(act.styles), patience);
    else if ('printed' in act) return wait(() => this.#inOrder(act.printed), patience);
    else {
      const look = () =>
        compare('what is fetched', starred(this.#fetches.names(), act.fetched), act.fetched);
      const differences = await wait(look, patience);
      this.#fetches.forget();
      return differences;
    }
    return [];
  }

  async texts(expected: Readonly<Record<string, string>>): Promise<string[]> {
    const result: string[] = [];
    for (const [selector, text] of Object.entries(expected)) {
      result.push(...compare(`the text of ${selector}`, await this.#first(selector), text));
    }
    return result;
  }

  async styles(expected: Readonly<Record<string, Record<string, string>>>): Promise<string[]> {
    const result: string[] = [];
    for (const [selector, styles] of Object.entries(expected)) {
      for (const [property, value] of Object.entries(styles)) {
        const real = await this.#first(selector, property);
        result.push(...compare(`${property} of ${selector}`, real, value));
      }
    }
    return result;
  }

  /** Every line so far. */
  console(expected: readonly string[]): string[] {
    return compare('the console', this.#printed, expected);
  }

  #inOrder(lines: readonly string[]): string[] {
    let next = 0;
    for (const line of this.#printed) if (line === lines[next]) next++;
    if (next === lines.length) return [];
    const printed = JSON.stringify(this.#printed);
    return [`the console does not print ${JSON.stringify(lines[next])} in its place: ${printed}`];
  }

  /**
   * Text of the first match, or one of its computed styles; null if nothing matches.
   * The text of a frame, such as the dev server's overlay, is what its page shows.
   */
  #first(selector: string, property = ''): Promise<string | null> {
    // A string, because this code has no types of the browser.
    return this.#page.evaluate(
      `(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        if (element === null) return null;
        const property = ${JSON.stringify(property)};
        if (property) return getComputedStyle(element).getPropertyValue(property);
        return (element.contentDocument?.body.innerText ?? element.textContent).trim();
      })()`,
    );
  }
}

/** What a click starts ends a little later, and what is too much comes after the rest: twice in a row all must be as promised. */
export async function wait(look: Look, patience: number): Promise<string[]> {
  let differences: string[] = [];
  for (let waited = 0, right = 0; waited <= patience && right < 2; waited += PAUSE_MS) {
    // A page that is loaded anew just now cannot be asked.
    differences = await Promise.resolve()
      .then(look)
      .catch((error: Error) => [error.message]);
    right = differences.length === 0 ? right + 1 : 0;
    await sleep(PAUSE_MS);
  }
  return differences;
}

/** A name that is expected with a star has one in place of its hash. */
function starred(names: readonly string[], expected: readonly string[]): string[] {
  return names
    .map((name) => {
      const other = name.replace(/[\da-f]{16,}/g, '*');
      return expected.includes(other) ? other : name;
    })
    .sort();
}

function compare(what: string, real: unknown, wanted: unknown): string[] {
  if (isDeepStrictEqual(real, wanted)) return [];
  return [`${what} is ${JSON.stringify(real)}, not ${JSON.stringify(wanted)}`];
}

export function edit(folder: string, { edit: name, replace, with: text }: Edit): void {
  const file = join(folder, name);
  if (!staysIn(folder, file)) throw new Error(`${name} leads out of the folder`);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(replace)) throw new Error(`${name} does not contain ${replace}`);
  writeFileSync(
    file,
    before.replace(replace, () => text),
  );
}
