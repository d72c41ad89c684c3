import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { notify } from '@/components/overlays/notify';
import { MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart/cart';
import type { CartLimit } from '@/lib/domain/cart/cart-operations';
import { paths } from '@/lib/paths';

const MOST: Record<CartLimit, number> = { lines: MAX_LINES, pieces: MAX_QUANTITY };

/** Shows a toast with a link to the cart: the added product, or the `limit` that reduced the quantity. */
export function useNotifyAdded() {
  const { t } = useTranslation('common');
  const { push } = useRouter();
  return (limit: CartLimit | null) =>
    notify({
      type: limit ? 'error' : 'success',
      message: limit ? t(`toast.limit.${limit}`, { most: MOST[limit] }) : t('toast.addedToCart'),
      action: { label: t('toast.viewCart'), onClick: () => void push(paths.cart), leads: true },
    });
}
