import './receipt.css';

export const print = () => window.print();
