export default {
  mode: 'production',
  target: 'node',
  entry: './src/calendar.js',
  output: { filename: 'calendar.cjs' },
};
