function format(amount) {
  return `${Math.round(amount)} g`;
}
