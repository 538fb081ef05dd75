export async function weather() {
  const response = await fetch('/api/weather');
  const today = await response.json();
  const element = document.createElement('p');
  element.textContent = `The weather is ${today.weather}.`;
  return element;
}
