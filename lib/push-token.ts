const KEY = 'push-token';

/** The token under which this browser is told of orders, null while it is not. */
export function pushToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepPushToken(token: string | null): void {
  if (token) localStorage.setItem(KEY, token);
  else localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(KEY));
}

/** Hears when it is kept or dropped, in this tab or another. */
export function onPushToken(listener: () => void): () => void {
  const events = [KEY, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
