export const price = ({ net, rate = 1.2 }) => `${net * rate} EUR`;
