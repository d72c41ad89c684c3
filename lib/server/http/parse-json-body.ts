import { parseJson } from '@/lib/domain/parse/parse-json';

/** Parses a request's body, which is text where the sender named another type than JSON; null when it is no JSON. */
export function parseJsonBody(body: unknown): unknown {
  return typeof body === 'string' ? parseJson(body) : body;
}
