import './styles/shop.css';
