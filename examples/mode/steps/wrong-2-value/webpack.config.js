export default { mode: 'prod' };
