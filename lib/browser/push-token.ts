import { storedValue } from './stored-value';

interface Registered {
  readonly token: string | null;
  readonly newOrdersOf: string | null;
}

/** The token, and after a space the uid whose new orders it was registered for, if any. */
const stored = storedValue<Registered>(
  'push-token',
  (given) => {
    const [token, newOrdersOf] = given?.split(' ') ?? [];
    return { token: token || null, newOrdersOf: newOrdersOf || null };
  },
  ({ token, newOrdersOf }) => (token && newOrdersOf ? `${token} ${newOrdersOf}` : token),
);

/** This browser's push token, null while push is off. */
export const pushToken = (): string | null => stored.get().token;

/** The uid of the staff member whose pushes of new orders come to this browser; null where a shopper turned push on. */
export const newOrdersOf = (): string | null => stored.get().newOrdersOf;

export const storePushToken = (token: string | null, forNewOrdersOf: string | null = null): void =>
  stored.update(() => ({ token, newOrdersOf: forNewOrdersOf }));

/** Calls `listener` when the token is stored or removed, in this tab or another. */
export const onPushToken = stored.subscribe;
