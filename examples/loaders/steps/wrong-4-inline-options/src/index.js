import { price } from '!style-loader!css-loader?modules=true!./price.css';

document.body.className = price;
