import { sumBy } from 'lodash-es';

export function total(walks) {
  const text = document.createElement('p');
  text.textContent = `${sumBy(walks, ({ km }) => Number(km))} km on foot`;
  return text;
}
