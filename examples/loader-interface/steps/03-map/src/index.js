const teas = ['Earl Grey', 'Sencha'];

for (const tea of teas) {
  if (tea.length < 8) throw new Error(`${tea} is too short`);
}
