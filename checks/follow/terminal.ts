// The newcomer's terminal: the real npm, nothing installed, and a `cd` that lasts.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { normalise } from '../../proof/examples/normalise.ts';
import { type Ports, withReadersPorts } from '../../proof/examples/ports.ts';
import { ended, homeEnvironment, start } from '../../proof/examples/shell.ts';
import { type Place, stopConfined } from '../../proof/sandbox/confine.ts';
import { plainEnvironment } from '../../proof/sandbox/environment.ts';
import { staysIn } from '../../proof/sandbox/links-out.ts';
import { PROJECT_ROOT } from '../../src/build/paths.ts';

export interface Printed {
  /** 0 too for a command that was stopped once all was shown; null: neither happened in time. */
  code: number | null;
  output: string;
}

interface Waiting {
  /** Whether all that the page shows is printed: a command that goes on running is then stopped. */
  isAllShown: (output: string) => boolean;
  /** Called over and over while the command runs. */
  meanwhile: (output: string) => void;
}

export interface Terminal {
  folder: () => string;
  /** Output is as a page would show it. */
  type: (command: string, waiting: Waiting) => Promise<Printed>;
}

export interface Machine {
  /** For npm's cache and settings, and for the commands that come first. */
  home: string;
  /** URL of the registry. */
  registry: string;
  ports: Ports;
}

/** An install on a busy machine is the slowest. */
const COMMAND_LIMIT = 240_000;
/** Long enough for a build that has printed its report to end by itself. */
const GRACE = 6_000;
/** For what does not end at Ctrl+C. */
const STOP_LIMIT = 5_000;

export function openTerminal(first: string, machine: Machine): Terminal {
  const place = placeOf(first, machine);
  const leftIn = join(machine.home, 'left-in');
  let folder = first;
  return {
    folder: () => folder,
    type: async (command, waiting) => {
      const places = { folder, name: basename(folder), packages: join(folder, 'node_modules') };
      const shown = (output: string): string =>
        withReadersPorts(normalise(output, places), machine.ports);
      const running = start(`trap 'pwd > "$HOME/left-in"' EXIT\n${command}`, { ...place, folder });
      const printed = await watch({ ...running, printed: () => shown(running.printed()) }, waiting);
      const left = existsSync(leftIn) ? readFileSync(leftIn, 'utf8').trim() : folder;
      // A command may write there what it likes, and files are written where it says.
      if (!staysIn(first, left))
        return { code: 1, output: `It went to ${left}, out of its folder.` };
      folder = left;
      return printed;
    },
  };
}

async function watch(
  { child, printed }: ReturnType<typeof start>,
  { isAllShown, meanwhile }: Waiting,
): Promise<Printed> {
  const limit = Date.now() + COMMAND_LIMIT;
  let code: number | null = null;
  const end = ended(child).then((ownCode) => {
    code ??= ownCode;
  });
  let shownSince: number | null = null;
  while (code === null && Date.now() < limit) {
    const output = printed();
    meanwhile(output);
    shownSince = isAllShown(output) ? (shownSince ?? Date.now()) : null;
    if (shownSince !== null && Date.now() - shownSince > GRACE) break;
    await Promise.race([end, delay(50)]);
  }
  if (code !== null) return { code, output: printed() };
  const stopped = { code: shownSince === null ? null : 0, output: printed() };
  stopConfined(child, 'SIGINT');
  const timer = setTimeout(() => stopConfined(child, 'SIGKILL'), STOP_LIMIT);
  await end;
  clearTimeout(timer);
  return stopped;
}

/** `node` is the project's; npm and all else is what the machine has. */
function placeOf(root: string, { home, registry, ports }: Machine): Omit<Place, 'folder'> {
  const bin = `${home}-bin`;
  if (!existsSync(bin)) {
    mkdirSync(bin, { recursive: true });
    symlinkSync(process.execPath, join(bin, 'node'));
  }
  return {
    project: PROJECT_ROOT,
    env: {
      ...plainEnvironment(home, [bin]),
      ...homeEnvironment(home, ports),
      npm_config_registry: registry,
      npm_config_audit: 'false',
      npm_config_fund: 'false',
    },
    writable: [root, home],
    readable: [bin],
    ways: { out: [Number(new URL(registry).port)] },
  };
}
