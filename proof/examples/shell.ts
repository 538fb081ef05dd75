// Runs a command as a reader would type it, on a machine that prints the same every day.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Script } from './schema.ts';

export interface Ran {
  command: string;
  code: number;
  /** What was printed, both streams as they came. */
  output: string;
}

const COMMAND_LIMIT = 60_000;
const WAIT_LIMIT = 60_000;
/** A report is complete when nothing more was printed for this long. */
const SILENCE = 400;

export interface Shell {
  folder: string;
  /** Folder for the commands that stand in for the machine's own, and for npm's files. */
  home: string;
}

export async function run(command: string, shell: Shell): Promise<Ran> {
  const { child, printed } = start(command, shell);
  const timer = setTimeout(() => stop(child, 'SIGKILL'), COMMAND_LIMIT);
  const code = await ended(child);
  clearTimeout(timer);
  return { command, code, output: printed() };
}

/** Drives a command that does not end by itself, then stops it as Ctrl+C would. */
export async function runScript(command: string, script: Script, shell: Shell): Promise<Ran> {
  const { child, printed } = start(command, shell);
  const end = ended(child);
  let seen = 0;
  let missing: string | null = null;
  for (const act of script) {
    if ('wait' in act) {
      const found = await appears(act.wait, { child, printed, from: seen });
      if (!found) {
        missing = act.wait;
        break;
      }
      seen = printed().length;
    } else {
      const file = join(shell.folder, act.edit);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(act.replace))
        throw new Error(`${act.edit} does not contain ${act.replace}`);
      writeFileSync(
        file,
        text.replace(act.replace, () => act.with),
      );
    }
  }
  const output = printed();
  stop(child, 'SIGINT');
  const timer = setTimeout(() => stop(child, 'SIGKILL'), 5_000);
  await end;
  clearTimeout(timer);
  if (missing === null) return { command, code: 0, output };
  return { command, code: 1, output: `${output}\n(waited in vain for: ${missing})` };
}

function start(command: string, { folder, home }: Shell) {
  const child = spawn('/bin/bash', ['-c', `exec 2>&1\n${command}`], {
    cwd: folder,
    env: environment(folder, home),
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

function environment(folder: string, home: string): NodeJS.ProcessEnv {
  return {
    PATH: [
      shims(home),
      join(folder, 'node_modules/.bin'),
      '/usr/local/bin',
      '/usr/bin',
      '/bin',
    ].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    COLUMNS: '80',
    NO_COLOR: '1',
    npm_config_cache: join(home, 'npm'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_logs_max: '0',
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

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
