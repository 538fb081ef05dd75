const config = {
  mode: 'development',
};

export default config;
