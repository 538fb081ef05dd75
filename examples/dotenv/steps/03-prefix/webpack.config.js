export default {
  mode: 'production',
  target: 'node',
  dotenv: {
    prefix: ['PUBLIC_', 'ANALYTICS_'],
  },
  output: { filename: 'main.cjs' },
};
