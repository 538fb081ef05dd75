export default 'matte';
