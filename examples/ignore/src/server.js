import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ noServer: true });
server.on('connection', (socket) => socket.send('Welcome to the chat!'));

console.log('The chat is ready.');
