import type { NextApiRequest, NextApiResponse } from 'next';

/** Timeout for the whole body, milliseconds; these routes get a packet or a few. */
const TIMEOUT_MS = 5000;

/**
 * A request's body as text, read by the route itself (`bodyParser: false`) after its call was counted. Null if it is longer
 * than `mostBytes` or does not arrive in time; then it has answered 413 or 408 and does not wait for the rest.
 */
export async function readBody(
  request: NextApiRequest,
  response: NextApiResponse,
  mostBytes: number,
): Promise<string | null> {
  const read = await received(request, mostBytes);
  if (typeof read === 'string') return read;
  response.setHeader('Connection', 'close').status(read).end();
  return null;
}

function received(request: NextApiRequest, mostBytes: number): Promise<string | 408 | 413> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return Promise.resolve(413);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (read: string | 408 | 413) => {
      clearTimeout(timer);
      request.off('data', onData).pause();
      resolve(read);
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) settle(413);
      else chunks.push(chunk);
    };
    const timer = setTimeout(() => settle(408), TIMEOUT_MS);
    request
      .on('data', onData)
      .once('end', () => settle(Buffer.concat(chunks).toString('utf8')))
      .once('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
  });
}
