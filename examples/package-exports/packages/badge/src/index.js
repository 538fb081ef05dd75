export function badge(text) {
  const element = document.createElement('b');
  element.textContent = text;
  return element;
}
