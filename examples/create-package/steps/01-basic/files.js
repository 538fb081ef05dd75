/** Everything that a new shop consists of: paths and their text. */
export function filesFor({ name, language, pages }) {
  const files = new Map([
    ['package.json', manifest(name)],
    ['webpack.config.js', configuration(pages)],
    ['.gitignore', 'node_modules\ndist\n'],
  ]);
  for (const page of pages) {
    files.set(`src/${page}.html`, html(page, language));
    files.set(`src/${page}.${language}`, script(page, language));
  }
  return files;
}

function manifest(name) {
  const content = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'webpack serve --mode development',
      build: 'webpack --mode production',
    },
    devDependencies: {
      webpack: '^5.112.2',
      'webpack-cli': '^7.3.1',
      'webpack-dev-server': '^6.1.0',
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function configuration(pages) {
  const entries = pages.map((page) => `    ${JSON.stringify(page)}: './src/${page}.html',`);
  return `export default {
  mode: 'production',
  entry: {
${entries.join('\n')}
  },
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
`;
}

function html(page, language) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${page}</title>
    <script defer src="./${page}.${language}"></script>
  </head>
  <body></body>
</html>
`;
}

function script(page, language) {
  const type = language === 'ts' ? ': string' : '';
  return `const page${type} = ${JSON.stringify(page)};

document.body.append(\`This is \${page}.\`);
`;
}
