import { createServer } from 'node:http';

createServer().listen(process.env.WEBPACK_DEV_SERVER_BASE_PORT);
