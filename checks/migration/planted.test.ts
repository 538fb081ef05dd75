// The rules find what was planted in configurations of webpack 4, and nothing in those of webpack 5.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { check, type Parse } from '../../src/model/migration/check.ts';
import { readProgram } from '../../src/model/migration/reading.ts';
import { RULES } from '../../src/model/migration/rules/all.ts';
import { FILES_IN_LIB } from '../../src/model/migration/rules/code.ts';
import type { SyntaxNode } from '../../src/model/migration/syntax.ts';
import { CLEAN, OLD, PLANTED } from './fixtures.ts';

const SYNTAX = (name: string): ('jsx' | 'typescript')[] =>
  name.includes('jsx') ? ['jsx'] : ['typescript'];

/** Of all planted options; what is missed is printed. */
const LEAST_FOUND = 0.95;

interface Compared {
  missed: string[];
  more: string[];
}

function compare(rules = RULES): Compared {
  const missed: string[] = [];
  const more: string[] = [];
  for (const { name, text } of OLD) {
    const found = check(text, parse as Parse, rules).findings.map(asLine(name));
    for (const planted of (PLANTED[name] ?? []).map(asLine(name))) {
      const at = found.indexOf(planted);
      if (at < 0) missed.push(planted);
      else found.splice(at, 1);
    }
    more.push(...found);
  }
  return { missed, more };
}

const asLine =
  (name: string) =>
  ({ line, step }: { line: number; step: string }): string =>
    `${name}:${line} ${step}`;
const PLANTED_COUNT = Object.values(PLANTED).flat().length;

test('sixty configurations of webpack 4, and twenty of webpack 5', () => {
  expect(OLD.map(({ name }) => name).sort()).toEqual(Object.keys(PLANTED).sort());
  expect(OLD.length).toBeGreaterThanOrEqual(60);
  expect(CLEAN.length).toBeGreaterThanOrEqual(20);
});

test('at least 95 % of what was planted is found, and nothing that was not', () => {
  const { missed, more } = compare();
  console.log('measured', PLANTED_COUNT - missed.length, 'of', PLANTED_COUNT, 'planted options');
  expect(more).toEqual([]);
  expect(missed.length / PLANTED_COUNT, missed.join('\n')).toBeLessThanOrEqual(1 - LEAST_FOUND);
});

test('no option of webpack 5 is taken for an old one', () => {
  const alarms = CLEAN.flatMap(({ name, text }) => {
    const { findings, errors } = check(text, parse as Parse);
    expect(errors).toEqual([]);
    return findings.map(asLine(name));
  });
  expect(alarms).toEqual([]);
});

test('every rule finds something that no other finds: without it something is missed', () => {
  const readings = OLD.map(({ name, text }) => {
    const tree: unknown = parse(text, { plugins: SYNTAX(name), errorRecovery: true }).program;
    return { name, reading: readProgram(tree as SyntaxNode, text) };
  });
  const foundBy = RULES.map(({ step, find }) =>
    readings.flatMap(({ name, reading }) =>
      find(reading).map(({ start }) => `${name}:${start} ${step}`),
    ),
  );
  const idle = RULES.filter((_rule, at) => {
    const others = new Set(foundBy.flatMap((found, index) => (index === at ? [] : found)));
    return (foundBy[at] ?? []).every((found) => others.has(found));
  });
  expect(idle.map(({ step, about }) => `${step}: ${about}`)).toEqual([]);
});

test('the files that webpack still has in lib are those that the rule lets pass', () => {
  const lib = join(import.meta.dirname, '../../node_modules/webpack/lib');
  const files = readdirSync(lib).filter((name) => /^\w+\.js$/.test(name));
  expect(files.map((name) => name.replace('.js', '')).sort()).toEqual([...FILES_IN_LIB].sort());
});

const PAGE = join(import.meta.dirname, '../../content/migrate/5.md');

test.runIf(existsSync(PAGE))('every rule leads to a step that the page has', () => {
  const ids = new Set(
    [...readFileSync(PAGE, 'utf8').matchAll(/\{(#[^}]*)\}$/gm)].flatMap(([, all = '']) =>
      all.split(/\s+/).map((id) => id.replace('#', '')),
    ),
  );
  expect(RULES.filter(({ step }) => !ids.has(step)).map(({ step }) => step)).toEqual([]);
});

test('without one rule the planted options are not all found', () => {
  const rules = RULES.filter(({ step }) => step !== 'jsonp-function');
  const { missed } = compare(rules);
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.filter((each) => !each.endsWith(' jsonp-function'))).toEqual([]);
});
