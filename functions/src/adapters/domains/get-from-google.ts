import { fetchBounded } from '@/functions/src/adapters/network/fetch-bounded';

/** Asks a Google API for a resource; null when it does not exist. */
export type GetFromGoogle = (url: string) => Promise<unknown>;

const BOUNDS = { timeoutMs: 10_000, mostBytes: 256 * 1024 };

/** Asks with the credentials of the function's own account. */
export const createGetFromGoogle =
  (accessToken: () => Promise<string>): GetFromGoogle =>
  async (url) => {
    const headers = { authorization: `Bearer ${await accessToken()}` };
    const { ok, status, text } = await fetchBounded(url, { ...BOUNDS, headers });
    if (status === 404) return null;
    if (!ok) throw new Error(`${new URL(url).hostname} answered ${status}.`);
    return JSON.parse(text) as unknown;
  };
