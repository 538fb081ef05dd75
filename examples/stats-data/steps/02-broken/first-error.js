import webpack from 'webpack';

webpack({ mode: 'production', entry: './src/admin.js' }, (error, stats) => {
  const { errors } = stats.toJson({ all: false, errors: true, ids: true, moduleTrace: true });
  console.log(JSON.stringify(errors[0], null, 2));
});
