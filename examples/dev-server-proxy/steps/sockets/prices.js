import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: process.env.PORT ?? 3000 });
server.on('connection', (socket) => socket.send('Assam: 4.20'));
