import path from 'node:path';

export default (env) => ({
  mode: 'production',
  dotenv: {
    dir: path.resolve('settings'),
    template: ['.env.base', `.env.${env.stage ?? 'live'}`],
  },
});
