// Runs a command as a reader would type it, on a machine that prints the same every day.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Browsers } from './browser.ts';
import type { Ports } from './ports.ts';
import type { Script } from './schema.ts';
import { edit, Visit } from './visit.ts';

export interface Ran {
  command: string;
  code: number;
  /** What was printed, both streams as they came. */
  output: string;
}

/** A build that minimizes half a megabyte, on a busy machine. */
const COMMAND_LIMIT = 240_000;
const WAIT_LIMIT = 60_000;
/** A report is complete when nothing more was printed for this long. */
const SILENCE = 400;

export interface Shell {
  folder: string;
  /** Folder for the commands that stand in for the machine's own, and for npm's files. */
  home: string;
  /** Where a server of this example listens. */
  ports: Ports;
}

export async function run(command: string, shell: Shell): Promise<Ran> {
  const { child, printed } = start(command, shell.folder, environment(shell));
  const timer = setTimeout(() => stop(child, 'SIGKILL'), COMMAND_LIMIT);
  const code = await ended(child);
  clearTimeout(timer);
  return { command, code, output: printed() };
}

/** Drives a command that does not end by itself, then stops it as Ctrl+C would. */
export async function runScript(
  command: string,
  script: Script,
  { shell, browsers }: { shell: Shell; browsers: Browsers },
): Promise<Ran> {
  const { child, printed } = start(command, shell.folder, environment(shell));
  const end = ended(child);
  const driver = new Driver({ child, printed, shell, browsers });
  let wrong: string[] = [];
  for (const act of script) {
    wrong = await driver.act(act).catch((error: Error) => [error.message]);
    if (wrong.length > 0) break;
  }
  const output = printed();
  await driver.close();
  stop(child, 'SIGINT');
  const timer = setTimeout(() => stop(child, 'SIGKILL'), 5_000);
  await end;
  clearTimeout(timer);
  if (wrong.length === 0) return { command, code: 0, output };
  return { command, code: 1, output: `${output}\n(${wrong.join('; ')})` };
}

interface Running {
  child: ChildProcess;
  printed(): string;
  shell: Shell;
  browsers: Browsers;
}

/** Does what a script says, one act after the other. */
class Driver {
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
    if (this.#visit !== null) return this.#visit.act(act);
    if (!('edit' in act)) return [`no page is open for ${JSON.stringify(act)}`];
    edit(shell.folder, act);
    return [];
  }

  async #open(path: string): Promise<string[]> {
    const { shell, printed, browsers } = this.#running;
    const root = /https?:\/\/localhost:\d+\//.exec(printed())?.[0];
    if (root === undefined) return ['no server on localhost has printed its URL'];
    await this.#page?.close();
    this.#page = await browsers.newPage();
    const place = {
      root,
      folder: shell.folder,
      run: (command: string) => failure(command, shell),
      patience: browsers.serverPatience,
    };
    this.#visit = await Visit.open(this.#page, path.slice(1), place);
    return [];
  }

  async close(): Promise<void> {
    await this.#page?.close();
  }
}

/** What a command prints when it fails; null when it does not. */
export async function failure(command: string, shell: Shell): Promise<string | null> {
  const { code, output } = await run(command, shell);
  return code === 0 ? null : output;
}

export function start(command: string, folder: string, env: NodeJS.ProcessEnv) {
  const child = spawn('/bin/bash', ['-c', `exec 2>&1\n${command}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that what the command started ends with it.
    detached: true,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { child, printed: () => output };
}

function environment(shell: Shell): NodeJS.ProcessEnv {
  const own = [shims(shell.home), join(shell.folder, 'node_modules/.bin')];
  return { ...plainEnvironment(own, shell), npm_config_offline: 'true' };
}

/** `bin` are the folders with commands that come before the machine's own. */
export function plainEnvironment(
  bin: readonly string[],
  { home, ports }: Pick<Shell, 'home' | 'ports'>,
): NodeJS.ProcessEnv {
  return {
    PATH: [...bin, '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    COLUMNS: '80',
    NO_COLOR: '1',
    npm_config_cache: join(home, 'npm'),
    npm_config_update_notifier: 'false',
    npm_config_logs_max: '0',
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
}

/** `node` is the project's; `npx` starts what is installed and never asks the network. */
function shims(home: string): string {
  const folder = join(home, 'bin');
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

export function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
