/** Calls a Google API and resolves to its answer; null when the resource does not exist. */
export type AskGoogle = (
  url: string,
  change?: { method: 'POST' | 'PATCH'; body: unknown },
) => Promise<unknown>;

/** Uses this machine's credentials; throws Google's message on a refusal. */
export const askGoogle =
  ({ accessToken }: { readonly accessToken: () => Promise<string> }): AskGoogle =>
  async (url, change) => {
    const response = await fetch(url, {
      method: change?.method ?? 'GET',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      ...(change && { body: JSON.stringify(change.body) }),
    });
    if (response.status === 404) return null;
    if (response.ok) return response.json();
    throw new Error(`Google refused ${new URL(url).hostname} (${response.status}): ${await response.text()}`);
  };
