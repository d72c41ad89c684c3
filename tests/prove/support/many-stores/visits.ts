import http from 'node:http';
import type { Random } from '@/scripts/seed/random';

/** One connection per visitor. */
const agent = new http.Agent({ keepAlive: true });

export interface Answer {
  readonly status: number;
  readonly html: string;
  /** Until the last byte. */
  readonly ms: number;
}

/** Asks a server for a page of the host; Node.js resolves no such name. */
export function ask(origin: string, host: string, path: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}${path}`, { agent, headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          html: Buffer.concat(parts).toString(),
          ms: performance.now() - began,
        }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** A store's number below `count` by Zipf's law: the second is visited half as often as the first, the third a third. */
export function zipf(random: Random, count: number): number {
  // The inverse of the continuous distribution with the density 1/x on [1, count + 1).
  return Math.min(count, Math.floor((count + 1) ** random())) - 1;
}

/** The time that this share of them stays below, milliseconds. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}
