export default {
  mode: 'development',
  devServer: { port: process.env.PORT },
};
