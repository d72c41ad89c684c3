import http from 'node:http';
import { randomInt } from 'node:crypto';

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Names and values in turn, as they go over the wire: so a name can come twice. */
export type RawHeaders = readonly string[];

/**
 * Asks for `target`, a path or anything else that a sender may write there, with these headers alone. Each request comes from
 * another address, so that no limit of one answers for the site.
 */
export function ask(origin: string, target: string, headers: RawHeaders): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const from = ['x-forwarded-for', `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`];
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, agent, path: target, setHost: false, headers: [...headers, ...from] },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}
