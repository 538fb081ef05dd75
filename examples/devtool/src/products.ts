interface Product {
  name: string;
  cents: number;
}

export const products: Product[] = [
  { name: 'trowel', cents: 1_400 },
  { name: 'rake', cents: 2_900 },
];
