export default 'help';
