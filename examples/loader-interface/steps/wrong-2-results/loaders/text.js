export default (source) => source;
