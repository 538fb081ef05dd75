// Configurations to read: those of webpack 4 with what has to be found in each, and those that webpack 5 takes as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import planted from './planted.json' with { type: 'json' };

interface Fixture {
  name: string;
  text: string;
}

interface Planted {
  line: number;
  step: string;
}

const FIXTURES = join(import.meta.dirname, 'fixtures');

const inFolder = (folder: string): Fixture[] =>
  readdirSync(join(FIXTURES, folder)).map((name) => ({
    name,
    text: readFileSync(join(FIXTURES, folder, name), 'utf8'),
  }));

export const OLD: readonly Fixture[] = inFolder('webpack-4');
export const CLEAN: readonly Fixture[] = inFolder('webpack-5');

/** Planted by hand: a line and a step for every old option. */
export const PLANTED: Readonly<Record<string, readonly Planted[]>> = planted;
