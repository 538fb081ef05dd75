interface Item {
  name: string;
  cents: number;
}

export function total(items: Item[]): number {
  if (items.length === 0) throw new Error('The cart is empty');
  return items.reduce((sum, { cents }) => sum + cents, 0);
}
