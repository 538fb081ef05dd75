const toDataUri = (content) => {
  const svg = content.toString().replaceAll(/\s+/g, ' ').replaceAll('"', "'");
  const safe = svg.trim().replaceAll(/[%#<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${safe}`;
};

export default {
  mode: 'production',
  target: 'node',
  entry: './src/forms.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: 'asset/inline',
        oneOf: [
          { resourceQuery: /^\?base64$/ },
          { generator: { dataUrl: toDataUri } },
        ],
      },
    ],
  },
};
