import net from 'node:net';
import { SERVICES, type EmulatorConfig, type ServiceName } from './config';
import { portInUse, StartError } from './start-error';

const TITLES: Record<ServiceName, string> = {
  firestore: 'Firestore',
  auth: 'Auth',
  storage: 'Storage',
  functions: 'Functions',
  mailbox: 'the mailbox page',
  smtp: 'the mail server',
  stripe: 'Stripe',
};

/** Throws a StartError naming the first port that another program holds. */
export async function assertPortsFree({ host, ports, firestoreHost }: EmulatorConfig): Promise<void> {
  const own = SERVICES.filter((service) => service !== 'firestore' || firestoreHost === null);
  await Promise.all(own.map((service) => probe(host, ports[service], TITLES[service])));
}

function probe(host: string, port: number, title: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port, title)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}

function portError(error: NodeJS.ErrnoException, host: string, port: number, title: string): StartError {
  if (error.code === 'EADDRINUSE') return new StartError(portInUse(`Port ${port}, wanted for ${title},`));
  return new StartError(`${title} cannot listen on ${host}:${port} (${error.message}).`);
}
