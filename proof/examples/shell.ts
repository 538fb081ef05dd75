// Runs a command as a reader would type it, on a machine that prints the same every day.
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright-core';
import { type Place, startConfined, stopConfined } from '../sandbox/confine.ts';
import type { Ways } from '../sandbox/doors.ts';
import { plainEnvironment } from '../sandbox/environment.ts';
import { linksOut } from '../sandbox/links-out.ts';
import type { Browsers } from './browser.ts';
import { type ColoredLine, withoutEmptyColors } from './colors/ansi.ts';
import { type Ports, withServersPorts } from './ports.ts';
import type { Script } from './schema.ts';
import { edit, Visit } from './visit.ts';

export interface Ran {
  command: string;
  code: number;
  /** What was printed, both streams as they came, without colors. */
  output: string;
  /** The same with its colors; only where a reader would see some. */
  inColor?: string;
  /** The colors of `output`, by line. */
  colors?: ColoredLine[];
  /** What was asked of it from a second terminal, in order. */
  asked?: Ran[];
}

/** A build that minimizes half a megabyte, on a busy machine. */
const COMMAND_LIMIT = 240_000;
const WAIT_LIMIT = 60_000;
/** Far more than any page shows: what prints for ever is stopped. */
const OUTPUT_LIMIT = 16_000_000;
/** A report is complete when nothing more was printed for this long. */
const SILENCE = 400;

export interface Shell {
  /** Has the packages. */
  project: string;
  folder: string;
  /** For npm's files; beside it, the commands that stand in for the machine's own. */
  home: string;
  /** Where a server of this example listens. */
  ports: Ports;
}

export async function run(
  command: string,
  shell: Shell,
  ways?: Ways,
  limit = COMMAND_LIMIT,
): Promise<Ran> {
  const { child, printed, inColor } = start(command, placeOf(shell, { command, ways }));
  const timer = setTimeout(() => stopConfined(child, 'SIGKILL'), limit);
  const code = await ended(child);
  clearTimeout(timer);
  return leaving({ command, code, output: printed(), ...coloredBy(command, inColor) }, shell);
}

/** Drives a command that does not end by itself, then stops it as Ctrl+C would. */
export async function runScript(
  command: string,
  script: Script,
  { shell, browsers }: { shell: Shell; browsers: Browsers },
): Promise<Ran> {
  const serves = script.some((act) => 'open' in act || 'ask' in act);
  const ways = serves ? { in: Object.values(shell.ports) } : undefined;
  const { child, printed, inColor } = start(command, placeOf(shell, { command, ways }));
  const end = ended(child);
  const driver = new Driver({ child, printed, shell, browsers });
  let wrong: string[] = [];
  for (const act of script) {
    wrong = await driver.act(act).catch((error: Error) => [error.message]);
    if (wrong.length > 0) break;
  }
  const [output, colored] = [printed(), coloredBy(command, inColor)];
  await driver.close();
  stopConfined(child, 'SIGINT');
  const timer = setTimeout(() => stopConfined(child, 'SIGKILL'), 5_000);
  await end;
  clearTimeout(timer);
  const { asked } = driver;
  if (wrong.length === 0) {
    return leaving({ command, code: 0, output, ...colored, asked }, shell);
  }
  return { command, code: 1, output: `${output}\n(${wrong.join('; ')})` };
}

/** What ran, or what is wrong with what it left. */
function leaving(ran: Ran, { folder }: Shell): Ran {
  const own = [dirname(folder), folder].map((path) => join(path, 'node_modules'));
  const links = linksOut(dirname(folder), own);
  if (links.length === 0) return ran;
  return {
    ...ran,
    code: 1,
    output: `${ran.output}\n(links out of its folder: ${links.join(', ')})`,
  };
}

interface Running {
  child: ChildProcess;
  printed(): string;
  shell: Shell;
  browsers: Browsers;
}

/** Does what a script says, one act after the other. */
class Driver {
  readonly asked: Ran[] = [];
  readonly #running: Running;
  #seen = 0;
  #page: Page | null = null;
  #visit: Visit | null = null;

  constructor(running: Running) {
    this.#running = running;
  }

  /** What came otherwise than promised. */
  async act(act: Script[number]): Promise<string[]> {
    const { shell, printed } = this.#running;
    if ('wait' in act) {
      const found = await appears(act.wait, { ...this.#running, from: this.#seen });
      this.#seen = printed().length;
      return found ? [] : [`waited in vain for: ${act.wait}`];
    }
    if ('open' in act) return this.#open(act.open);
    if ('ask' in act) return this.#ask(act.ask);
    if (this.#visit !== null) return this.#visit.act(act);
    if (!('edit' in act)) return [`no page is open for ${JSON.stringify(act)}`];
    edit(shell.folder, act);
    return [];
  }

  async #open(path: string): Promise<string[]> {
    const { shell, printed, browsers } = this.#running;
    const root = /https?:\/\/localhost:\d+\//.exec(printed())?.[0];
    if (root === undefined) return ['no server on localhost has printed its URL'];
    await this.close();
    this.#page = await browsers.newPage(root);
    const place = {
      root,
      folder: shell.folder,
      run: (command: string) => failure(command, shell, { out: Object.values(shell.ports) }),
      patience: browsers.serverPatience,
    };
    this.#visit = await Visit.open(this.#page, path.slice(1), place);
    return [];
  }

  async #ask(command: string): Promise<string[]> {
    const { shell } = this.#running;
    const typed = withServersPorts(command, shell.ports);
    const ran = await run(typed, shell, { out: Object.values(shell.ports) });
    this.asked.push({ ...ran, command });
    return ran.code === 0
      ? []
      : [`${command} ends with code ${ran.code} and prints:\n${ran.output}`];
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
  }
}

/** What a command prints when it fails; null when it does not. */
export async function failure(command: string, shell: Shell, ways?: Ways): Promise<string | null> {
  const { code, output } = await run(command, shell, ways);
  return code === 0 ? null : output;
}

export function start(command: string, place: Place) {
  const shell = ['/bin/bash', '-c', `exec 2>&1\n${command}`];
  const child = startConfined(shell, place, ['ignore', 'pipe', 'ignore']);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.length > OUTPUT_LIMIT) stopConfined(child, 'SIGKILL');
  });
  const inColor = (): string => withoutEmptyColors(output);
  return { child, printed: () => stripVTControlCharacters(inColor()), inColor };
}

/** What a reader sees in color: webpack in a terminal, not what goes into a pipe or a file. */
const isColored = (command: string): boolean =>
  /^(?:\w+=\S+ )*(?:npx webpack|npm (?:start|run|test))\b[^|<>&;`$()]*$/.test(command) &&
  !/_COLOR=/.test(command);

const coloredBy = (command: string, inColor: () => string): Pick<Ran, 'inColor'> =>
  isColored(command) ? { inColor: inColor() } : {};

function placeOf(
  { project, folder, home, ports }: Shell,
  { command, ways }: { command: string; ways: Ways | undefined },
): Place {
  const bin = shims(`${home}-bin`);
  mkdirSync(home, { recursive: true });
  return {
    project,
    folder,
    env: {
      ...plainEnvironment(home, [bin, join(folder, 'node_modules/.bin')]),
      ...homeEnvironment(home, ports),
      npm_config_offline: 'true',
      // Both together make Node print a warning.
      ...(isColored(command) && { NO_COLOR: undefined, FORCE_COLOR: '1' }),
    },
    // Beside its folder it may leave a report.
    writable: [dirname(folder), home],
    readable: [bin],
    // Hard links to the project's own packages.
    sealed: join(folder, 'node_modules'),
    ...(ways && { ways }),
  };
}

/** npm and Node keep to the home they are given, and servers to their ports. */
export function homeEnvironment(home: string, ports: Ports): NodeJS.ProcessEnv {
  return {
    npm_config_cache: join(home, 'npm'),
    // webpack would keep its compiled code in /tmp, which is empty for every command.
    NODE_COMPILE_CACHE: join(home, 'compiled'),
    npm_config_update_notifier: 'false',
    npm_config_logs_max: '0',
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
}

/** `node` is the project's; `npx` starts what is installed and never asks the network. */
function shims(folder: string): string {
  const npx = join(folder, 'npx');
  if (existsSync(npx)) return folder;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node'))) symlinkSync(process.execPath, join(folder, 'node'));
  writeFileSync(
    npx,
    '#!/bin/sh\nname=$1\nshift\n' +
      'test -e "node_modules/.bin/$name" || { echo "npx: $name is not installed"; exit 127; }\n' +
      'exec node "node_modules/.bin/$name" "$@"\n',
  );
  chmodSync(npx, 0o755);
  return folder;
}

async function appears(
  text: string,
  { child, printed, from }: { child: ChildProcess; printed: () => string; from: number },
): Promise<boolean> {
  const deadline = Date.now() + WAIT_LIMIT;
  while (!printed().slice(from).includes(text)) {
    if (Date.now() > deadline || child.exitCode !== null) return false;
    await delay(20);
  }
  for (let length = -1; length !== printed().length; ) {
    length = printed().length;
    await delay(SILENCE);
  }
  return true;
}

export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
