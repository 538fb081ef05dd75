export default { mode: 'production', entry: './src/json' };
