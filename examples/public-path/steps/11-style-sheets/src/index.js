import './cart.css';
