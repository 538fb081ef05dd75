export default (value) => value.toFixed(2);
