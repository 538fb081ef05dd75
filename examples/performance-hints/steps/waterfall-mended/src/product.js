export function showProduct() {
  document.querySelector('h1').textContent = 'Oak table';
}
