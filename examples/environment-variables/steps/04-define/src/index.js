document.querySelector('h1').textContent = `Status of ${REGION}`;

if (REGION === 'us') {
  document.querySelector('p').textContent = 'Maintenance on Sunday';
}
