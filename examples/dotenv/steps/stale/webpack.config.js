import path from 'node:path';

export default (env) => ({
  mode: 'production',
  cache: { type: 'filesystem' },
  dotenv: { dir: path.resolve(env.region ?? 'eu') },
});
