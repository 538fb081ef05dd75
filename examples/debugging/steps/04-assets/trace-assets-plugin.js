export class TraceAssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TraceAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.intercept({
        register: (tap) => ({ ...tap, fn: traced(tap, compilation) }),
      });
    });
  }
}

function traced({ fn, name, stage, type }, compilation) {
  const compare = (before) => {
    for (const { name: file, source } of compilation.getAssets()) {
      if (before.get(file) === source) continue;
      const what = before.has(file) ? 'changed' : 'added';
      console.log(`${name} (stage ${stage ?? 0}) ${what} ${file}: ${source.size()} bytes`);
    }
  };
  const assets = () => new Map(compilation.getAssets().map(({ name, source }) => [name, source]));

  if (type === 'sync') {
    return (...values) => {
      const before = assets();
      fn(...values);
      compare(before);
    };
  }
  if (type === 'promise') {
    return async (...values) => {
      const before = assets();
      await fn(...values);
      compare(before);
    };
  }
  return (...values) => {
    const before = assets();
    const callback = values.pop();
    fn(...values, (error) => {
      compare(before);
      callback(error);
    });
  };
}
