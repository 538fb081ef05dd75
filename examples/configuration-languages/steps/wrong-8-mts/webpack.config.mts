enum Mode {
  Development = 'development',
}

export default { mode: Mode.Development };
