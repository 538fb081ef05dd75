export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    clean: true,
  },
  module: {
    parser: {
      javascript: { worker: ['CrossOriginWorker from ./cross-origin-worker.js', '...'] },
    },
  },
};
