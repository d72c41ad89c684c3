import net from 'node:net';
import { SERVICES, type EmulatorConfig, type ServiceName } from './config';
import { StartError } from './start-error';

const TITLES: Record<ServiceName, string> = {
  firestore: 'Firestore',
  auth: 'Auth',
  storage: 'Storage',
  functions: 'Functions',
  mailbox: 'the mailbox page',
  smtp: 'the mail server',
};

/** Throws a StartError naming the first port that another program holds. */
export async function assertPortsFree({ host, ports }: EmulatorConfig): Promise<void> {
  await Promise.all(SERVICES.map((service) => probe(host, ports[service], TITLES[service])));
}

function probe(host: string, port: number, title: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port, title)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}

function portError(error: NodeJS.ErrnoException, host: string, port: number, title: string): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port}, wanted for ${title}, is in use by another program; stop it, or move all ports with LOCAL_PORT_BASE, as in LOCAL_PORT_BASE=20000.`,
    );
  return new StartError(`${title} cannot listen on ${host}:${port} (${error.message}).`);
}
