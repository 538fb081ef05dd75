enum Mode {
  Production = 'production',
}

export default { mode: Mode.Production };
