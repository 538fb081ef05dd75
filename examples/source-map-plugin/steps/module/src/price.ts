interface Product {
  readonly amount: number;
}

export const price = (product: Product) => `${product.amount} EUR`;
