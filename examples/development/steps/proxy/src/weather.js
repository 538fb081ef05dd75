export async function weather() {
  const response = await fetch('/api/weather');
  const { weather } = await response.json();
  const element = document.createElement('p');
  element.textContent = `The weather is ${weather}.`;
  return element;
}
