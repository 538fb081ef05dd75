import styles from './price.module.css';

document.body.className = styles.price;
