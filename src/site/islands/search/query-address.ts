// What is searched for, in the search page's address and back.

export const queryIn = (address: string): string => new URL(address).searchParams.get('q') ?? '';

/** Everything else of the address stays as it is. */
export function addressWith(query: string, address: string): string {
  const url = new URL(address);
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  return url.pathname + url.search + url.hash;
}
