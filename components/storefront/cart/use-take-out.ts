import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useCart } from '@/context/cart-context';
import { MAX_LINES, type CartLine, type LineId } from '@/lib/domain/cart/cart';

/** Takes a line out of the cart, saying `message`, and offers to undo it, again while the cart has no room for it. */
export function useTakeOut() {
  const { t } = useTranslation(['cart', 'common']);
  const { remove, restoreLine } = useCart();
  const undo = (line: CartLine) => ({ label: t('toast.undo'), onClick: () => putBack(line) });
  const putBack = (line: CartLine) => {
    if (restoreLine(line)) return;
    const message = t('common:toast.limit.lines', { most: MAX_LINES });
    notify({ type: 'error', message, action: undo(line) });
  };
  return (line: LineId, message: string) => {
    const removed = remove(line);
    notify({ type: 'success', message, ...(removed && { action: undo(removed) }) });
  };
}
