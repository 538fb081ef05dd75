import { expect, test } from 'vitest';
import { Declarations, readComment } from './declarations.ts';

const types = new Declarations(`
declare interface Base { inherited: string }
declare interface Extra { extra?: "a" | "b" }
declare class Owner extends Base {
  constructor(options: Options, name?: string);
  hooks: Readonly<{
    /**
     * @since 5.2.0
     */
    first: SyncHook<[
      string,
      | number
      | boolean
    ]>;
  }>;
  /**
   * Adds a file.
   * Twice.
   * @deprecated
   */
  add(file: string, ...rest: number[]): void;
  add(file: URL): boolean;
  static getHooks: (owner: Owner) => Extra;
}
type Both = Base & Extra;
declare namespace Inner { interface Nested { value: { /** no word */ deep: string } } }
declare const variable: string;
`);

test('members come with what is inherited, and with the first of overloads', () => {
  const members = types.members('Owner');
  expect([...members.keys()]).toEqual(['inherited', 'hooks', 'add', 'getHooks']);
  expect(members.get('add')).toMatchObject({
    type: '(file: string, ...rest: number[]) => void',
    deprecated: true,
    source: 'Adds a file. Twice.',
  });
});

test('a type leads to the members it stands for', () => {
  const owner = types.members('Owner');
  const hooks = types.members(types.typeOf(owner.get('hooks')));
  expect(hooks.get('first')).toMatchObject({
    type: 'SyncHook<[string, number | boolean]>',
    since: '5.2.0',
  });
  expect([...types.members(types.result(owner.get('getHooks'))).keys()]).toEqual(['extra']);
  expect([...types.members('Both').keys()]).toEqual(['inherited', 'extra']);
  expect(types.members('Nothing').size).toBe(0);
});

test('quotes, comments and line breaks do not reach a type', () => {
  expect(types.members('Extra').get('extra')).toMatchObject({ type: "'a' | 'b'", optional: true });
  expect(types.members('Nested').get('value')?.type).toBe('{ deep: string; }');
});

test('globals and classes are found by name', () => {
  expect(types.global('variable')?.type).toBe('string');
  expect(types.class('Owner')?.parameters).toEqual([
    { name: 'options', type: 'Options' },
    { name: 'name?', type: 'string' },
  ]);
  expect(types.class('Base')).toBeUndefined();
});

test('a comment without tags says only its words', () => {
  expect(readComment('/** One\n * two. */')).toEqual({
    since: null,
    deprecated: false,
    source: 'One two.',
  });
});
