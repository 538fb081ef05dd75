const file = new URL('mime-db/db.json', import.meta.url);

export async function describe(type) {
  const response = await fetch(file);
  const db = await response.json();
  return `${type} (.${db[type].extensions.join(', .')})`;
}
