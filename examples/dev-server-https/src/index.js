const message = document.createElement('p');
message.textContent = `You are at ${location.pathname}`;
document.body.append(message);
