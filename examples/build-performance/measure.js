// Builds the shop with every variant in turn, several times, and prints what each costs relative to a build without the change.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import webpack from 'webpack';
import { VARIANTS } from './variants.js';

const ROUNDS = Number(process.argv[2] ?? 3);
const EDITS = 9;
const only = process.argv[3];

/** Wall and processor seconds of a process and its children, which bash knows. */
function timed(args, environment) {
  const command = 'TIMEFORMAT="%R %U %S"; time node build.js "$@" 2>/dev/null';
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command, 'build', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} fails: ${stderr}`);
  const [wall, user, system] = stderr.trim().split(/\s+/).map(Number);
  return { ...JSON.parse(stdout), wall, cpu: user + system };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const remove = (...folders) => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

/** By mode: modules in the build that the others are compared with. */
const modules = {};

const make = {
  cold(name) {
    const { mode = 'development', environment, fewer } = VARIANTS[name];
    remove('.cache/disk', 'dist');
    const build = timed([name, 'cold'], environment);
    modules[mode] ??= build.modules;
    if (!fewer && build.modules < modules[mode] * 0.97) {
      throw new Error(`${name} builds ${build.modules} modules`);
    }
    return build;
  },
  /** Finds what the build before it has left. */
  warm: (name) => timed([name, 'cold'], VARIANTS[name].environment),
  /** The median of several edits. */
  rebuild(name) {
    const edits = VARIANTS[name].mode === 'production' ? 3 : EDITS;
    const printed = execFileSync('node', ['build.js', name, 'rebuild', String(edits)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const all = JSON.parse(printed);
    return { wall: median(all.map(({ wall }) => wall)), cpu: median(all.map(({ cpu }) => cpu)) };
  },
};

/** What variants are compared with, made anew for every second one, because the machine may be slower a minute later. */
const bases = new Map();
function baseOf(mode, kind) {
  const key = `${mode} ${kind}`;
  const { build, uses } = bases.get(key) ?? { uses: 2 };
  const base = uses === 2 ? { build: make[kind](mode), uses: 1 } : { build, uses: uses + 1 };
  bases.set(key, base);
  return base.build;
}

/** Of each variant and kind: its builds relative to the base next to them. */
const samples = new Map();
function compare(name, kind) {
  const { mode = 'development' } = VARIANTS[name];
  // A build from a cache is compared with one without.
  const base = baseOf(mode, kind === 'warm' ? 'cold' : kind);
  const build = make[kind](name);
  const key = JSON.stringify([name, kind]);
  const sample = { wall: build.wall / base.wall, cpu: build.cpu / base.cpu };
  samples.set(key, [...(samples.get(key) ?? []), sample]);
}

function compareAll(name, { measure }, round) {
  if (measure.includes('cold')) compare(name, 'cold');
  else if (measure.includes('warm') && round === 0) make.warm(name);
  if (measure.includes('warm')) compare(name, 'warm');
  // One process makes many edits.
  if (measure.includes('rebuild') && round === 0) compare(name, 'rebuild');
}

const variants = Object.entries(VARIANTS).filter(
  ([name]) => (only === undefined || name.includes(only)) && name !== VARIANTS[name].mode,
);
remove('.cache', '.babel', '.compiled', 'dist');
for (const [name, { needs }] of variants) if (needs) timed([`needs ${name}`, 'cold']);
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, variant] of variants) compareAll(name, variant, round);
}

const ratio = (number) => Number(number.toPrecision(3));
const rows = [...samples].map(([key, all]) => {
  const [variant, kind] = JSON.parse(key);
  const of = (what) => ratio(median(all.map((sample) => sample[what])));
  return { variant, kind, wall: of('wall'), cpu: of('cpu') };
});
const facts = {
  webpack: webpack.version,
  node: process.versions.node,
  cores: os.availableParallelism(),
  modules,
  rounds: ROUNDS,
};
console.log(JSON.stringify({ ...facts, rows }));
