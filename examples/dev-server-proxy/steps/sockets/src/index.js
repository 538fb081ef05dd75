const message = document.createElement('p');
document.body.append(message);

const socket = new WebSocket('/prices');
socket.addEventListener('message', (event) => {
  message.textContent = event.data;
});
