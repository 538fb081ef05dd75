const message = document.createElement('p');
message.textContent = '3 orders';
document.body.append(message);
