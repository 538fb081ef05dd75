export default { mode: 'production' };
