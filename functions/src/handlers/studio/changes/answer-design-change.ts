import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readSetting, type FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { fail, type Result } from '@/lib/domain/result';
import { endDesignChange, type EndDeps } from './end-design-change';

type Request = Callables['answerDesignChange']['request'];

/**
 * Approves or refuses a change of a design, for its shopper; the store gets a mail. Repeating an answer changes nothing. Fails
 * with `link-expired` for a token that is not its own, `order-not-found` for another's order, and as `endDesignChange`.
 */
export async function answerDesignChange(
  deps: EndDeps & Pick<Deps, 'designChanges'>,
  { token, approves, words: answer, ...named }: Request,
  caller: Caller | null,
): Promise<Result<Callables['answerDesignChange']['response']>> {
  if (token !== undefined) {
    const opened = deps.designChanges.verify(token);
    if (!opened.ok) return opened;
    const { storeId: store, orderId, changeId } = opened.value;
    const isItsOwn = store === named.storeId && orderId === named.orderId && changeId === named.changeId;
    if (!isItsOwn) return fail({ code: 'link-expired' });
  }
  const setting = await readSetting(deps.db, storeId(named.storeId));
  if (!setting) return fail({ code: 'store-not-found' });
  return endDesignChange(deps, {
    ...named,
    answer,
    state: approves ? 'approved' : 'refused',
    may: ({ uid }) => token !== undefined || (caller !== null && caller.uid === uid),
    onEnded: (tx, db, order) => tell(tx, db, { order, setting, changeId: named.changeId }),
  });
}

interface Answered {
  readonly order: Order;
  readonly setting: FunctionSetting;
  readonly changeId: string;
}

function tell(tx: Transaction, db: Firestore, { order, setting, changeId }: Answered): void {
  const { to, locale } = setting.notices;
  const mail = { kind: 'owner-design-answered', to, locale, changeId } as const;
  if (to) queueOrderMail(tx, db, order, mail, order.updatedAt);
}
