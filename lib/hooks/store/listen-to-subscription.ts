import { isExpired } from '@/lib/domain/subscription/check-subscription';
import { checkSubscription, msUntilNextCheck } from '@/lib/hooks/store/subscription-check';

/** The end is known in whole seconds; the next check must come after it. */
const AFTER_MS = 50;

/**
 * Calls `onChange` with whether the customer's subscription has ended, now and after every later check, until
 * the returned function is called.
 */
export function listenToSubscription(stripeId: string, onChange: (ended: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  let end = 0;
  const look = async () => {
    // After a failed check the last known end stays.
    end = (await checkSubscription(stripeId)) ?? end;
    if (left) return;
    onChange(isExpired(end, Date.now()));
    timer = setTimeout(() => void look(), msUntilNextCheck() + AFTER_MS);
  };
  void look();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
