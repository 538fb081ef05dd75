export default () => `export default ${JSON.stringify(this.resourcePath)};`;
