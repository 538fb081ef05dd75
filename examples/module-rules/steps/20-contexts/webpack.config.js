const set = {
  wrappedContextCritical: true,
  wrappedContextRecursive: false,
  exprContextCritical: false,
  exprContextRequest: './lang',
  exprContextRegExp: /\.cjs$/,
  unknownContextCritical: false,
};

export default (env) => ({
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: './src/index.cjs',
  module: env.set ? set : {},
});
