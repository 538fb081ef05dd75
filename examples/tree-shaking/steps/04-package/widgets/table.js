export function table(rows) {
  const element = document.createElement('table');
  for (const cells of rows) {
    const row = element.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  return element;
}
