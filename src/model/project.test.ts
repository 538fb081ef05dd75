import { expect, test } from 'vitest';
import { projectSchema, projectsSchema } from './project.ts';

const project = {
  repo: 'webpack-contrib/css-loader',
  npm: 'css-loader',
  kind: 'loader',
  description: 'Reads style sheets.',
  maintainer: '',
  branch: 'main',
};

test('a project without a maintainer is a project', () => {
  expect(projectSchema.parse(project)).toEqual(project);
  expect(projectSchema.parse({ ...project, maintainer: 'someone' }).maintainer).toBe('someone');
});

test.each([
  ['a repository without an owner', { repo: 'css-loader' }],
  ['a whole address', { repo: 'https://github.com/webpack/webpack' }],
  ['an empty npm name', { npm: '' }],
  ['an unknown kind', { kind: 'preset' }],
  ['an empty description', { description: '' }],
  ['no maintainer at all', { maintainer: undefined }],
  ['a maintainer that is no handle', { maintainer: 'Some One' }],
  ['a branch with braces', { branch: 'main@{1}' }],
  ['an unknown key', { stars: 1 }],
])('refused: %s', (_what, wrong) => {
  expect(projectSchema.safeParse({ ...project, ...wrong }).success).toBe(false);
});

test('a month that does not exist is refused', () => {
  expect(projectsSchema.safeParse({ asOf: '2020-13', projects: [project] }).success).toBe(false);
});
