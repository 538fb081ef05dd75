import { countBy } from 'lodash-es';

const words = (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

export const tally = (text) => countBy(words(text));
