/** A frame of WebChannel: the JSON text's length in UTF-16 code units, a line feed, the text. */
export function encodeFrame(json: string): string {
  return `${json.length}\n${json}`;
}

export interface ForwardPost {
  /** Index of the first message since the session began. */
  readonly offset: number;
  /** The client's messages, in order. */
  readonly messages: readonly unknown[];
  /** Lines of the handshake's `headers` field, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads the form a client posts: `count`, `ofs`, `req0___data__` …, and `headers` in the handshake.
 * @throws SyntaxError for a message that is not JSON
 */
export function parseForwardPost(body: string): ForwardPost {
  const form = new URLSearchParams(body);
  const count = Number(form.get('count') ?? 0);
  const messages: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    const message = form.get(`req${index}___data__`);
    if (message !== null) messages.push(JSON.parse(message));
  }
  return { offset: Number(form.get('ofs') ?? 0), messages, headers: parseHeaders(form.get('headers') ?? '') };
}

function parseHeaders(lines: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return headers;
}
