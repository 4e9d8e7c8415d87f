import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Listens on a free port of the loopback; returns the port. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

/** A free port of the loopback, for a program that takes one as an option. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
};
