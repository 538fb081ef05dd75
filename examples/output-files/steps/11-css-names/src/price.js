import './price.css';

export const price = (n) => `${n * 10} EUR`;
