import './cart.css';

export const total = 7;
