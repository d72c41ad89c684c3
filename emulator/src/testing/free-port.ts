import net from 'node:net';

/**
 * Below what systems give to outgoing connections (Linux: from 32768), one of which would now and then take the port of an emulator
 * that is being started again. Each of Jest's processes has its own, for its files run at the same time as others'.
 */
const LOWEST = 26_000;
const PROCESSES = 200;
const OF_A_PROCESS = 30;

const first = LOWEST + (process.pid % PROCESSES) * OF_A_PROCESS;
let asked = 0;

/** One on which nobody listens; another each time. */
export async function freePort(): Promise<number> {
  let port: number;
  do {
    port = first + (asked % OF_A_PROCESS);
    asked += 1;
  } while (!(await isFree(port)));
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise((resolve) => server.close(resolve));
  return listens;
}
