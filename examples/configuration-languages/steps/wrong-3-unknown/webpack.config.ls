module.exports =
  mode: 'development'
