import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { Server } from 'node:http';

type Stops = Set<() => Promise<void>>;
const kept = new AsyncLocalStorage<Stops>();

/** What the work opens is its own: engines are at work beside each other. */
export const withSites = <Result>(work: () => Promise<Result>) => kept.run(new Set(), work);

const openStops = (): Stops => {
  const stops = kept.getStore();
  if (!stops) throw new Error('A site is served only within withSites');
  return stops;
};

/** Every statement ends with this, so that no test has to put its servers away. */
export const closeSites = async () => {
  await Promise.all([...openStops()].map((stop) => stop()));
};

/** On a free port of the loopback, until closeSites. Returns the port. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stops = openStops();
  const stop = async () => {
    stops.delete(stop);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  stops.add(stop);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};
