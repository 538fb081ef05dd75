export default { mode: 'fast' };
