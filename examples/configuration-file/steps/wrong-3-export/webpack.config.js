export const config = {
  mode: 'production',
};
