path = require 'node:path'

module.exports =
  mode: 'development'
  devtool: false
  output:
    path: path.join __dirname, 'dist'
    filename: 'from-coffee.js'
