import type { LineState, PayoutLine, SettledLine } from '@/lib/domain/couriers/settlement';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Day } from '@/lib/domain/stats/store-day';

interface SaveSettlementRequest {
  readonly storeId: string;
  /** Idempotency key, made by the client once per payout. */
  readonly key: string;
  readonly courier: string;
  readonly day: Day;
  readonly reference: string;
  readonly currency: CurrencyCode;
  /** The courier's fee, minor units of `currency`. */
  readonly fee: Minor;
  readonly lines: readonly PayoutLine[];
  /** Each line's state in the preview: a payout is recorded exactly as seen, or fails. */
  readonly seen: readonly LineState[];
}

/** Couriers' payouts of cash on delivery. */
export interface CourierCallables {
  previewSettlement: {
    request: Pick<SaveSettlementRequest, 'storeId' | 'currency' | 'lines'>;
    response: { lines: readonly SettledLine[] };
  };
  saveSettlement: { request: SaveSettlementRequest; response: { settlementId: string } };
  /** `reason` is for staff; the response names the reversing entry. */
  reverseSettlement: {
    request: { storeId: string; settlementId: string; reason: string };
    response: { settlementId: string };
  };
}
