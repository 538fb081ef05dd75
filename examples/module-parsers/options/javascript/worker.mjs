export default {
  entry: './src/pool.js',
  externals: { pool: 'pool' },
  module: {
    parser: {
      javascript: { worker: ['Pool from pool', '...'] },
    },
  },
};
