export const textLoader = (source) => `export default ${JSON.stringify(source)};`;
