import * as styles from './shop.module.css';

console.log(styles.price);
