function scale(amount, people) {
  return format((amount / 2) * people);
}
