export class StartedPlugin {
  apply(compiler) {
    const { EntryOptionPlugin } = compiler.webpack;

    EntryOptionPlugin.getHooks(compiler).entry.tap('StartedPlugin', (context, name, entry) => {
      const imports = entry.import.map((request) => `import ${JSON.stringify(request)};`);
      const code = `${imports.join('')}console.log('All of ${name} has run');`;
      return `data:text/javascript,${encodeURIComponent(code)}`;
    });
  }
}
