// Runs webpack under surroundings of our own, so that no default is read from this machine by accident.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a default may depend on besides mode and target. */
export interface Probe {
  /** Folder with a package.json above `cwd`. */
  root: string;
  cwd: string;
  context: string;
  /** The name in the package.json of `context`. */
  packageName: string;
  tty: boolean;
  stripTypes: boolean;
}

export interface Probes {
  usual: Probe;
  /** Differs in every path and name: what still prints the same does not depend on them. */
  elsewhere: Probe;
  /** Without a terminal the log has no colours. */
  noTerminal: Probe;
  /** A Node.js too old to strip types. */
  noStripTypes: Probe;
  /** The usual one, where browserslist finds a configuration. */
  withBrowserslist: Probe;
}

export function withProbes<T>(use: (probes: Probes) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-defaults-'));
  try {
    const usual = createProbe(join(folder, 'north'), 'harbour-shop');
    const elsewhere = createProbe(join(folder, 'south'), 'mountain-mill');
    const withBrowserslist = join(folder, 'browserslist');
    mkdirSync(withBrowserslist);
    writeFileSync(join(withBrowserslist, '.browserslistrc'), 'chrome 140\n');
    return use({
      usual,
      elsewhere,
      noTerminal: { ...usual, tty: false },
      noStripTypes: { ...usual, stripTypes: false },
      withBrowserslist: { ...usual, context: withBrowserslist },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function createProbe(folder: string, packageName: string): Probe {
  const root = join(folder, 'root');
  const cwd = join(root, 'below');
  const context = join(folder, 'context');
  for (const path of [cwd, context]) mkdirSync(path, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: `${packageName}-root` }));
  writeFileSync(join(context, 'package.json'), JSON.stringify({ name: packageName }));
  return { root, cwd, context, packageName, tty: true, stripTypes: true };
}

// The object webpack itself asks; an ES import would be a copy that cannot be changed.
const nodeModule = createRequire(import.meta.url)('node:module');

/** Variables of the environment that defaults are read from. */
const ENVIRONMENT = {
  TERM: 'xterm',
  BROWSERSLIST: undefined,
  BROWSERSLIST_CONFIG: undefined,
  BROWSERSLIST_ENV: undefined,
};

/** Synchronous on purpose: nothing else can run while `process` answers for the probe. */
export function inProbe<T>(probe: Probe, run: () => T): T {
  const { cwd, env, stderr } = process;
  const { isTTY } = stderr;
  const { stripTypeScriptTypes } = nodeModule;
  process.cwd = () => probe.cwd;
  process.env = { ...env, ...ENVIRONMENT };
  stderr.isTTY = probe.tty;
  if (!probe.stripTypes) nodeModule.stripTypeScriptTypes = undefined;
  try {
    return run();
  } finally {
    process.cwd = cwd;
    process.env = env;
    stderr.isTTY = isTTY;
    nodeModule.stripTypeScriptTypes = stripTypeScriptTypes;
  }
}
