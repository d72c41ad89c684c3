const KEY = 'push-token';

/** This browser's push token, null while push is off. */
export function pushToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storePushToken(token: string | null): void {
  if (token) localStorage.setItem(KEY, token);
  else localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(KEY));
}

/** Calls `listener` when the token is stored or removed, in this tab or another. */
export function onPushToken(listener: () => void): () => void {
  const events = [KEY, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
