import webpack from 'webpack';

// Emits the files, lets webpack minimize them and returns what it would write.
export const minimize = async (files, options, target) => {
  const written = {};
  const emit = (compiler) => {
    compiler.hooks.thisCompilation.tap('snippets', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'snippets', stage }, () => {
        for (const [name, text] of Object.entries(files)) {
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
    compiler.hooks.emit.tap('snippets', (compilation) => {
      for (const { name, source } of compilation.getAssets()) written[name] = source.source().toString();
      compilation.assets = {};
    });
  };
  const compiler = webpack({
    mode: 'production',
    entry: {},
    target,
    plugins: [emit],
    optimization: { minimize: { javascript: false, ...options } },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString()));
      else compiler.close(resolve);
    });
  });
  return written;
};

// Prints a snippet, what webpack writes by default, and what it writes with one option changed.
export const compare = async (type, changes, target) => {
  const sources = changes.map(([, , source]) => source);
  const files = Object.fromEntries(sources.map((source, index) => [`${index}.${type}`, source]));
  const before = await minimize(files, {}, target);
  for (const [index, [option, value, source]] of changes.entries()) {
    const name = `${index}.${type}`;
    const after = await minimize({ [name]: source }, { [type]: { [option]: value } }, target);
    const shown = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
    console.log(`${option}: ${shown}\n  source   ${source}\n  default  ${before[name]}\n  changed  ${after[name]}`);
  }
};
