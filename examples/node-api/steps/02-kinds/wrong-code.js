export default { mode: 'production', entry: './src/indx.js' };
