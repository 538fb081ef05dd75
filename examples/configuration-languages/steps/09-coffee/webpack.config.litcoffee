The indented lines of this file are its code, and the rest is a comment.

    module.exports =
      mode: 'development'
      devtool: false
      output: filename: 'from-litcoffee.js'
