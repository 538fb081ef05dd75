import './price.scss';
