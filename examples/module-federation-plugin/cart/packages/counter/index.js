let count = 0;

export const version = '2.0.0';
export const next = () => {
  count += 1;
  return count;
};
