export default {
  entry: './src/classes.js',
  module: {
    generator: {
      'css/auto': { localIdentName: '[local]_[hash]', localIdentHashDigest: 'hex', localIdentHashDigestLength: 10, localIdentHashSalt: 'kiosk' },
    },
  },
};
