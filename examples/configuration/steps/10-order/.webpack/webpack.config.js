export default { mode: 'production', output: { filename: 'hidden.js' } };
