export default () => 'Hello';
