export default { name: 'browser', mode: 'development' };
