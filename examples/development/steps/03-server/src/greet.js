export function greet(name) {
  const heading = document.createElement('h1');
  heading.textContent = `Hello, ${name}!`;
  return heading;
}
