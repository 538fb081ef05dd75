const response = await fetch('/api/teas');
const { teas } = await response.json();

const message = document.createElement('p');
message.textContent = `Our teas: ${teas.join(', ')}`;
document.body.append(message);
