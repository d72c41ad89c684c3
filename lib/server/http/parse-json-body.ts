import { parseJson } from '@/lib/domain/parse/parse-json';

/** Parses a request's body, which is text if the sender named a type other than JSON; null if it is not JSON. */
export function parseJsonBody(body: unknown): unknown {
  return typeof body === 'string' ? parseJson(body) : body;
}
