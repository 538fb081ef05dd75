import { expect, test } from 'vitest';
import { translate } from './package-managers.ts';

test.each([
  ['npm install', 'yarn install', 'pnpm install'],
  ['npm i', 'yarn install', 'pnpm install'],
  ['npm install lodash-es', 'yarn add lodash-es', 'pnpm add lodash-es'],
  [
    'npm i -D webpack@5 @a/b',
    'yarn add --dev webpack@5 @a/b',
    'pnpm add --save-dev webpack@5 @a/b',
  ],
  ['npm install webpack --save-dev', 'yarn add webpack --dev', 'pnpm add webpack --save-dev'],
  ['npm install --save react@^19.0.0', 'yarn add react@^19.0.0', 'pnpm add react@^19.0.0'],
  ['npm install -E webpack', 'yarn add --exact webpack', 'pnpm add --save-exact webpack'],
  ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile'],
  ['npm init', 'yarn init', 'pnpm init'],
  ['npm init -y', 'yarn init', 'pnpm init'],
  ['npm init vite@latest app', 'yarn create vite@latest app', 'pnpm create vite@latest app'],
  ['npm run build', 'yarn run build', 'pnpm run build'],
  ['npm run build -- --watch', 'yarn run build --watch', 'pnpm run build --watch'],
  ['npm start', 'yarn start', 'pnpm start'],
  ['npm test -- src', 'yarn test src', 'pnpm test src'],
  ['npx webpack --mode=none', 'yarn webpack --mode=none', 'pnpm exec webpack --mode=none'],
  ['npx create-webpack-app x', 'yarn dlx create-webpack-app x', 'pnpm dlx create-webpack-app x'],
  ['npx -y @a/create-b@2', 'yarn dlx @a/create-b@2', 'pnpm dlx @a/create-b@2'],
])('%s', (npm, yarn, pnpm) => {
  expect(translate(npm)).toEqual({
    npm,
    yarn,
    pnpm: pnpm ?? yarn.replace('yarn', 'pnpm').replace('--dev', '--save-dev'),
  });
});

test('every line is translated; comments and empty lines stay, so that all have as many lines', () => {
  const code = '# once\nnpm ci\n\nnpm run build';
  expect(translate(code)?.yarn).toBe('# once\nyarn install --immutable\n\nyarn run build');
  expect(translate(code)?.pnpm.split('\n')).toHaveLength(4);
});

test.each([
  'mkdir app',
  'npm init -y\nmkdir app',
  'npm pkg set type=module',
  'npm init -y --init-type=module',
  'npm install -g webpack',
  'npm install --save-dev',
  'npm install --legacy-peer-deps webpack',
  'npm install ./package.tgz',
  'npm ci --omit=dev',
  'npm ci && npm start',
  'npm run',
  'npm run --silent build',
  'npm run build -- "a b"',
  'npm run build > log.txt',
  'npm install webpack \\\n  webpack-cli',
  'npm constructor',
  'npx http-server dist',
  'npx --package webpack webpack',
  'NODE_ENV=production npm start',
  '# nothing to run',
  '',
])('is left alone: %s', (code) => {
  expect(translate(code)).toBeNull();
});
