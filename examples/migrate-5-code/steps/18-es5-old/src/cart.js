export function open() {
  console.log('The cart is open');
}
