import type { IncomingMessage } from 'node:http';
import { StatusError } from '../engine/types';

/** Above Firestore's 10 MiB per request, with room for form encoding. */
const MAX_BODY_BYTES = 48 * 1024 * 1024;

/** @throws StatusError INVALID_ARGUMENT for a body larger than any request Firestore accepts. */
export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new StatusError('INVALID_ARGUMENT', 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
