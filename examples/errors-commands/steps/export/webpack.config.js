const config = {
  mode: 'development',
};
