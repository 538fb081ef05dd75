import { sumBy } from 'lodash-es';

const orders = [{ total: 340 }, { total: 45 }];

console.log(`${sumBy(orders, 'total')} EUR`);
