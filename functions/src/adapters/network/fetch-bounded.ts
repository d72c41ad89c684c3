/** What a server answered, read to its end. */
export interface Answered {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

interface Bounds {
  /** Timeout for the whole response, up to its last byte, milliseconds. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

/** Like `fetch`, for an answer of a bounded size within a bounded time; rejects beyond either. */
export async function fetchBounded(
  url: string,
  { timeoutMs, mostBytes, ...init }: Omit<RequestInit, 'signal'> & Bounds,
): Promise<Answered> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const { ok, status } = response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early ends the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`${url} answered more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return { ok, status, text: Buffer.concat(chunks).toString('utf8') };
}
