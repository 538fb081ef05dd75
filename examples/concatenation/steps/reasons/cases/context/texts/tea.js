export default 'Tea';
