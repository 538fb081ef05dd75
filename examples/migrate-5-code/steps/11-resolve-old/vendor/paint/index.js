export default 'glossy';
