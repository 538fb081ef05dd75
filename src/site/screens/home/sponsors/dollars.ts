// Amounts as readers see them: whole dollars without decimals.

const FORMAT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

export function dollars(cents: number): string {
  return FORMAT.format(cents / 100);
}
