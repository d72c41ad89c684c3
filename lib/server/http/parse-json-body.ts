/** Parses a request's body, which is text where the sender named another type than JSON; null when it is no JSON. */
export function parseJsonBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
