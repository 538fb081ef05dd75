export default { mode: 'production', output: { filename: 'typed.js' } };
