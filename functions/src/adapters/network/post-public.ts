import type http from 'node:http';
import { createPublicTargets, NotPublicError, type PublicDeps } from './public-target';

export interface PostPublic {
  /** Whether requests may go to this address, as far as its text says. */
  readonly accepts: (url: string) => boolean;
  /** Posts a JSON text. Redirects are answers like any other. Never rejects. */
  readonly send: (post: Post) => Promise<Posted>;
}

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The response, or why there was none. */
export type Posted =
  | { readonly status: number; readonly answer: string }
  | { readonly problem: 'address' | 'timeout' | 'unreachable' };

interface PostDeps extends PublicDeps {
  /** Timeout for the whole response, up to its last byte. */
  readonly timeoutMs: number;
  /** Further bytes of a response are not read. */
  readonly mostBytes: number;
}

/** Posts over https, only to public addresses (`public-target.ts`). */
export function createPostPublic({ timeoutMs, mostBytes, ...deps }: PostDeps): PostPublic {
  const targets = createPublicTargets(deps);

  const post = (url: URL, { headers, body }: Post, signal: AbortSignal) =>
    new Promise<http.IncomingMessage>((answer, reject) => {
      const sent = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'shop-webhooks',
        ...headers,
      };
      targets.request(url, { method: 'POST', headers: sent, signal }, answer).on('error', reject).end(body);
    });

  return {
    accepts: (url) => targets.urlOf(url) !== null,
    async send(given) {
      const url = targets.urlOf(given.url);
      if (!url) return { problem: 'address' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await post(url, given, signal);
        return { status: response.statusCode ?? 0, answer: await startOf(response, mostBytes) };
      } catch (error) {
        if (error instanceof NotPublicError) return { problem: 'address' };
        return { problem: signal.aborted ? 'timeout' : 'unreachable' };
      }
    },
  };
}

/** The first bytes of a response; the connection is closed after them. */
async function startOf(response: http.IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= mostBytes) break;
    }
  } finally {
    response.destroy();
  }
  // A character cut by the bound is left out.
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, mostBytes), { stream: true });
}
