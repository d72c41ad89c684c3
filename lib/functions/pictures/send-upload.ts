import type { Look } from '@/lib/domain/pictures/picture';
import { fail, ok, type Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { randomKey } from '@/lib/browser/random-key';

export interface Sending {
  /** Gets the share of bytes sent, from 0 to 1. */
  onProgress?(share: number): void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

interface Upload extends Sending {
  readonly storeId: string;
  readonly look: Look;
}

/** How often an upload restarts after a lost connection before the screen reports a failure. */
const ATTEMPTS = 3;
const PAUSE_MS = 1500;

/**
 * Uploads `blob` for inspection, to an address that a function opens for this upload only (docs/decisions/030). Resolves to the
 * upload's id, for the function that inspects it.
 */
export async function sendUpload(blob: Blob, { storeId, look, ...sending }: Upload): Promise<Result<string>> {
  for (let attempt = 1; ; attempt += 1) {
    const upload = randomKey();
    const { origin } = window.location;
    const begun = await call('beginUpload', { storeId, look, upload, bytes: blob.size, origin });
    if (!begun.ok) return begun;
    if (await put(begun.value.url, blob, sending)) return ok(upload);
    if (attempt === ATTEMPTS || sending.signal?.aborted) return fail({ code: 'try-again' });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
  }
}

/** Resolves to whether the whole file arrived. Uses no `fetch`, which reports no progress. */
function put(url: string, blob: Blob, { onProgress, signal }: Sending): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onloadend = () => resolve(request.status === 200);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(blob);
  });
}
