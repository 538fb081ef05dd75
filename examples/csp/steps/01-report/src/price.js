import './price.css';

export const price = (count) => `${count * 4} EUR`;
