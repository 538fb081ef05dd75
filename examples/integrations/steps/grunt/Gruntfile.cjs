const webpack = require('webpack');

module.exports = (grunt) => {
  grunt.registerTask('webpack', 'Bundles the scripts.', async function () {
    const done = this.async();
    const { default: config } = await import('./webpack.config.js');

    webpack(config, (error, stats) => {
      if (error) return done(error);
      grunt.log.writeln(stats.toString('errors-warnings'));
      done(!stats.hasErrors());
    });
  });
};
