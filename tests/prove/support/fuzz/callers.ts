import { setTimeout } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import type { CallableName } from '@/lib/domain/api/callables';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import type { Client, LocalShop } from '@/tests/fixtures/firebase/local-shop';

/** Somebody who sends what they like, with the token of who they are. */
export interface Caller {
  readonly who: string;
  readonly token: string | undefined;
}

/** The part of a response that shows whether something broke. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Calls after which a token is worth nothing, so that somebody of their own makes them. */
const LAST_CALLS: readonly CallableName[] = ['deleteMyAccount', 'endSessions'];

export interface Callers {
  readonly staying: readonly Caller[];
  readonly leaving: readonly Caller[];
}

/**
 * A stranger, a guest, members, and an owner of another shop, who gets furthest and therefore calls as often as all.
 * `round` distinguishes them from those before, whose roles and sessions some of their own requests may have ended.
 */
export async function gatherCallers(victim: LocalShop, other: LocalShop, round: number): Promise<Callers> {
  const named = async (who: string, { auth }: Client): Promise<Caller> => ({
    who,
    token: await auth.currentUser?.getIdToken(),
  });
  const others = [
    { who: 'a stranger', token: undefined },
    await named('a guest', await victim.guest()),
    await named('a member', await victim.member(`mallory-${round}`)),
    await named('a former employee', await victim.member(`former-${round}`, { [victim.id]: 'none' })),
  ];
  const owner = await named('the owner of the other shop', await other.staff(`owner-${round}`));
  const leaving = [await named('a member who leaves', await other.member(`leaving-${round}`))];
  return { staying: [...others, ...others.map(() => owner)], leaving };
}

export const callersOf = ({ staying, leaving }: Callers, callable: CallableName): readonly Caller[] =>
  LAST_CALLS.includes(callable) ? leaving : staying;

/** Sends a body as it is to a callable; a slow one in pieces. */
export async function send(
  name: CallableName,
  body: string,
  { token }: Caller,
  isSlow = false,
): Promise<Answer> {
  const response = await fetch(callableUrl(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(isSlow ? { body: inPieces(body), duplex: 'half' } : { body }),
  });
  return { status: response.status, text: await response.text() };
}

const PIECES = 8;
const PAUSE_MS = 25;

function inPieces(body: string): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(body);
  const length = Math.max(1, Math.ceil(bytes.length / PIECES));
  let from = 0;
  return new ReadableStream({
    async pull(controller) {
      await setTimeout(PAUSE_MS);
      if (from >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(from, from + length));
      from += length;
    },
  });
}

export const uidsOf = async (shop: LocalShop): Promise<string[]> =>
  (await getAuth(shop.app).listUsers()).users.map(({ uid }) => uid);

/** What a request could do to accounts: roles, sessions, address, password. */
export async function accountsOf(shop: LocalShop, uids: readonly string[]): Promise<unknown[]> {
  const { users } = await getAuth(shop.app).getUsers(uids.map((uid) => ({ uid })));
  return users
    .map(({ uid, email, disabled, customClaims, tokensValidAfterTime, passwordHash }) => {
      return { uid, email, disabled, customClaims, tokensValidAfterTime, passwordHash };
    })
    .sort((a, b) => a.uid.localeCompare(b.uid));
}
