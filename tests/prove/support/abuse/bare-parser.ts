import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMsOf } from './cpu';

const PROGRAM = `
  require('node:http')
    .createServer(async (request, response) => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(400).end();
    })
    .listen(0, '127.0.0.1', function () {
      console.log(this.address().port);
    });`;

/**
 * A server that reads and parses a body and nothing else: what the platform does before any code of ours sees it, here as in Cloud
 * Functions.
 */
export async function startBareParser() {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  const send = async (body: string) => {
    await (await fetch(`http://127.0.0.1:${String(port).trim()}`, { method: 'POST', body })).text();
  };
  return {
    /** Milliseconds of CPU for a body, averaged over `times`. */
    async msOf(body: string, times: number): Promise<number> {
      await send(body);
      const before = cpuMsOf(child.pid ?? 0);
      for (let sent = 0; sent < times; sent += 1) await send(body);
      return (cpuMsOf(child.pid ?? 0) - before) / times;
    },
    stop: () => child.kill(),
  };
}
