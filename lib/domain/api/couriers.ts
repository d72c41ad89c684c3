import type { LineState, PayoutLine, SettledLine } from '@/lib/domain/couriers/settlement';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Day } from '@/lib/domain/stats/store-day';

interface SaveSettlementRequest {
  readonly storeId: string;
  /** Made by the client once per payout; sent again, it records nothing twice. */
  readonly key: string;
  readonly courier: string;
  readonly day: Day;
  readonly reference: string;
  readonly currency: CurrencyCode;
  /** What the courier kept, minor units of `currency`. */
  readonly fee: Minor;
  readonly lines: readonly PayoutLine[];
  /** What each line was in the preview: a payout is recorded as it was seen or not at all. */
  readonly seen: readonly LineState[];
}

/** Couriers' payouts of the cash that they take at the door. */
export interface CourierCallables {
  previewSettlement: {
    request: Pick<SaveSettlementRequest, 'storeId' | 'currency' | 'lines'>;
    response: { lines: readonly SettledLine[] };
  };
  saveSettlement: { request: SaveSettlementRequest; response: { settlementId: string } };
  /** `reason` is for the store's people; the response names the entry that undoes it. */
  reverseSettlement: {
    request: { storeId: string; settlementId: string; reason: string };
    response: { settlementId: string };
  };
}
