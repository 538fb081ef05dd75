import { meanBy } from 'lodash-es';

export const mean = (numbers) => meanBy(numbers, Number);
