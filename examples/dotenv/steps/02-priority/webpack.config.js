export default {
  target: 'node',
  dotenv: true,
  output: { filename: 'main.cjs' },
};
