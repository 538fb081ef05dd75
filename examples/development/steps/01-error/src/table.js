export function table(rows) {
  const element = document.createElement('table');
  for (const cells of rows) {
    const row = element.inserRow();
    for (const cell of Object.values(cells)) row.insertCell().textContent = cell;
  }
  return element;
}
