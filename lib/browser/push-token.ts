import { storedValue } from './stored-value';

const stored = storedValue<string | null>(
  'push-token',
  (token) => token,
  (token) => token,
);

/** This browser's push token, null while push is off. */
export const pushToken = stored.get;

export const storePushToken = (token: string | null): void => stored.update(() => token);

/** Calls `listener` when the token is stored or removed, in this tab or another. */
export const onPushToken = stored.subscribe;
