import { parse } from 'acorn';

export default {
  entry: './src/greet.js',
  module: {
    parser: {
      javascript: {
        parse(code, options) {
          const comments = [];
          const ast = parse(code, { ...options, onComment: comments });
          return { ast: /** @type {any} */ (ast), comments };
        },
      },
    },
  },
};
