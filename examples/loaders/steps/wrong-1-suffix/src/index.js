import './shop.css';
