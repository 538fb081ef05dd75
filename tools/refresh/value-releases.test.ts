// Which values count as newer than their option, and what the schemas of old releases cannot tell.
import { expect, test } from 'vitest';
import { valuesOf } from '../../src/pipeline/reference/type-values.ts';
import { newerValues, type ValuesSince } from './value-releases.ts';

/** What the option took in 5.0.0, 5.1.0, … and takes now; null while it did not exist. */
function newer(...types: (string | null)[]): ValuesSince {
  const all = types.map((type) => new Map(type === null ? [] : [['a', valuesOf(type)]]));
  const releases = all
    .slice(0, -1)
    .map((values, minor) => ({ version: `5.${minor}.0`, values: new Map(values) }));
  return newerValues(all.at(-1) ?? new Map(), releases);
}

test('a value belongs to the first release that takes it', () => {
  const now = "boolean | 'auto'";
  expect(newer('boolean', 'boolean', now, now)).toEqual({ a: { "'auto'": '5.2.0' } });
});

test('a value as old as its option is not listed', () => {
  expect(newer("boolean | 'auto'", "boolean | 'auto'")).toEqual({});
  expect(newer(null, "boolean | 'auto'", "boolean | 'auto'")).toEqual({});
});

test('a value that went and came back counts from its return', () => {
  const now = "boolean | 'auto'";
  expect(newer(now, 'boolean', now, now)).toEqual({ a: { "'auto'": '5.2.0' } });
});

test('strings that were listed late are no news where any string was taken before', () => {
  expect(newer('string', "'a' | string", "'a' | string")).toEqual({});
  const now = "'a' | 'b' | string";
  expect(newer("'a' | string", now, now)).toEqual({ a: { "'b'": '5.1.0' } });
});

test('where a name hid what was taken, nothing is said', () => {
  expect(newer('Plugin', 'Plugin | object', 'Plugin | object')).toEqual({});
  expect(newer('Item[]', '(string | object)[]', '(string | object)[]')).toEqual({});
});

test('a new array is one piece of news, a new item another, and the same one twice none', () => {
  expect(newer('string', 'string | string[]', 'string | string[]')).toEqual({
    a: { array: '5.1.0' },
  });
  const now = '(string | RegExp)[]';
  expect(newer('string[]', now, now)).toEqual({ a: { 'RegExp[]': '5.1.0' } });
  const both = 'string | object | (string | object)[]';
  expect(newer('string | string[]', both, both)).toEqual({ a: { object: '5.1.0' } });
});

test('a type that was replaced as a whole was corrected', () => {
  expect(newer('number', 'string', 'string')).toEqual({});
});

test('what no compared release takes has no release yet', () => {
  expect(newer('boolean', "boolean | 'auto'")).toEqual({});
});
