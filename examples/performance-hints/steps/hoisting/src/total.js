export function totalOf(formula) {
  const price = 240;
  return eval(formula);
}
