import BaseServer from 'webpack-dev-server/lib/servers/BaseServer.js';
import { WebSocketServer } from 'ws';

// Runs in Node.js. Prints how many pages are connected.
export class ReportingServer extends BaseServer {
  constructor(server) {
    super(server);
    const { path } = server.options.webSocketServer.options;
    this.implementation = new WebSocketServer({ server: server.server, path });

    this.implementation.on('connection', (client) => {
      this.clients.push(client);
      console.log(`Pages: ${this.clients.length}`);
      client.on('close', () => {
        this.clients.splice(this.clients.indexOf(client), 1);
      });
    });
  }
}
