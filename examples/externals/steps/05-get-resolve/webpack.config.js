import path from 'node:path';

const dist = path.resolve(import.meta.dirname, 'dist');
const vendor = path.resolve(import.meta.dirname, 'vendor');

export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  output: { path: dist, filename: 'main.cjs' },
  externals: async ({ request, context, getResolve }) => {
    const file = await getResolve()(context, request).catch(() => undefined);
    if (file && file.startsWith(vendor)) {
      const relative = path.relative(dist, file).replaceAll('\\', '/');
      return `commonjs ${relative}`;
    }
  },
};
