import { capitalize } from 'lodash-es';

export const label = (name) => capitalize(name);

export async function search(names) {
  const { default: sortBy } = await import('lodash-es/sortBy.js');
  return sortBy(names);
}
