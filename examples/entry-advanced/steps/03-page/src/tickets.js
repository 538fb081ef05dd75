const output = document.createElement('output');
output.textContent = 'Tickets: 2';
document.body.append(output);
