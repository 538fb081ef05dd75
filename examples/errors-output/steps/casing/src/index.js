import brand from './brand/Logo.svg';
import partner from './partner/logo.svg';

console.log(brand, partner);
