export const totalOf = (formula) => {
  const price = 4.5;
  return eval(formula);
};
