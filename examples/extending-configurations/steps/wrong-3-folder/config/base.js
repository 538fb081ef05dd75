export default { mode: 'development' };
