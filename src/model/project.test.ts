import { expect, test } from 'vitest';
import { projectSchema } from './project.ts';

const project = {
  repo: 'webpack-contrib/css-loader',
  npm: 'css-loader',
  description: 'Reads style sheets.',
  maintainer: '',
};

test('a project without a maintainer is a project', () => {
  expect(projectSchema.parse(project)).toEqual(project);
  expect(projectSchema.parse({ ...project, maintainer: 'someone' }).maintainer).toBe('someone');
});

test.each([
  ['a repository without an owner', { repo: 'css-loader' }],
  ['a whole address', { repo: 'https://github.com/webpack/webpack' }],
  ['an empty npm name', { npm: '' }],
  ['an empty description', { description: '' }],
  ['no maintainer at all', { maintainer: undefined }],
  ['an unknown key', { stars: 1 }],
])('refused: %s', (_what, wrong) => {
  expect(projectSchema.safeParse({ ...project, ...wrong }).success).toBe(false);
});
