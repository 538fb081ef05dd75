module.exports =
  process.env.NODE_ENV === 'production' ? require('./prod.cjs') : require('./dev.cjs');
