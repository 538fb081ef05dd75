import { expect, test } from 'vitest';
import { kitFacts } from './kit-facts.ts';

const author = 'Some One <one@example.com> (https://example.com)';
const dependencies = { webpack: '^5.1.0' };

test.each([
  [author, 'Some One'],
  ['A One <a@b.c>, B Two <b@b.c>', 'A One, B Two'],
  [{ name: 'Team' }, 'Team'],
])('the author %j is shown as %s', (given, maintainer) => {
  expect(kitFacts({ author: given, dependencies }).maintainer).toBe(maintainer);
});

test.each([
  'git+https://github.com/owner/name.git',
  { url: 'git@github.com:owner/name.git' },
  { url: 'github:owner/name' },
])('without an author the account of the repository: %j', (repository) => {
  expect(kitFacts({ repository, dependencies }).maintainer).toBe('owner');
});

test.each(['5', '^5.72', '~5.98.0', '5.108.1', '>=5', '^4.0.0 || ^5.0.0', '>= 5.1 < 6'])(
  'webpack 5: %s',
  (webpack) => {
    expect(kitFacts({ author, dependencies: { webpack } })).toMatchObject({ webpack });
  },
);

test.each(['^4.46.0', '55.0.0', '4.5.0', '^6.0.0', '*', '~4.0.0 || ~3.0.0'])(
  'not webpack 5: %s',
  (webpack) => {
    expect(() => kitFacts({ author, dependencies: { webpack } })).toThrow('not 5');
  },
);

test('how webpack is asked for is told', () => {
  const peerDependencies = { webpack: '^5.0.0' };
  const optional = { webpack: { optional: true } };
  expect(kitFacts({ author, dependencies, peerDependencies }).declared).toBe('dependency');
  expect(kitFacts({ author, peerDependencies }).declared).toBe('peer');
  expect(kitFacts({ author, peerDependencies, peerDependenciesMeta: optional }).declared).toBe(
    'optional peer',
  );
});

test('a package without webpack, or that names nobody, is refused', () => {
  expect(() => kitFacts({ author })).toThrow('does not ask for webpack');
  expect(() => kitFacts({ dependencies })).toThrow('neither an author');
});
