import { once } from 'node:events';
import http from 'node:http';

/**
 * A small reverse proxy, as docs/operators.md sets nginx up: each request goes to the next server, to another one when that
 * does not answer, and for a built file also when that has it not, as while two builds are served.
 */
export class Balancer {
  private readonly serving: string[] = [];
  /** They answer for their built files alone, until they are taken away. */
  private readonly draining: string[] = [];
  private turn = 0;
  private readonly proxy = http.createServer((request, response) => {
    void this.forward(request, response);
  });

  async listen(port: number): Promise<string> {
    this.proxy.listen(port, '127.0.0.1');
    await once(this.proxy, 'listening');
    return `http://127.0.0.1:${port}`;
  }

  add(origin: string): void {
    this.serving.push(origin);
  }

  drain(origin: string): void {
    this.serving.splice(this.serving.indexOf(origin), 1);
    this.draining.push(origin);
  }

  remove(origin: string): void {
    for (const origins of [this.serving, this.draining]) {
      const at = origins.indexOf(origin);
      if (at >= 0) origins.splice(at, 1);
    }
  }

  close(): void {
    this.proxy.close().closeAllConnections();
  }

  private async forward({ url = '/' }: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const isBuiltFile = url.startsWith('/_next/static/');
    this.turn += 1;
    const from = this.turn % this.serving.length;
    const inTurn = [...this.serving.slice(from), ...this.serving.slice(0, from)];
    const origins = isBuiltFile ? [...inTurn, ...this.draining] : inTurn;
    for (const origin of origins) {
      const answer = await fetch(origin + url, { redirect: 'manual' }).catch(() => null);
      if (!answer || (isBuiltFile && answer.status === 404)) continue;
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type, 'x-server': origin }).end(body);
      return;
    }
    response.writeHead(isBuiltFile ? 404 : 502).end();
  }
}
