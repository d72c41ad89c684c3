import { DataList } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { parseCartFigures, type CartFigures } from '@/lib/domain/reminders/kept-cart';
import { watchCartFigures } from '@/lib/firestore/orders/cart-figures';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

const NONE = parseCartFigures(null);

/** Numbers of reminders, returns and orders; zeros while they load, so that the layout does not shift. */
export function CartFigureList() {
  const { t } = useTranslation('admin-store');
  const { count } = useFormats();
  const { storeId } = useStoreSetting();
  const found = useListener<CartFigures>(storeId, (onNext, onError) =>
    watchCartFigures(storeId, onNext, onError),
  );
  const figures = found.status === 'ready' ? found.value : NONE;
  return (
    <DataList.Root orientation="horizontal" aria-label={t('cartReminder.figures')}>
      {(['sent', 'returned', 'bought'] as const).map((name) => (
        <DataList.Item key={name}>
          <DataList.ItemLabel>{t(`cartReminder.${name}`)}</DataList.ItemLabel>
          <DataList.ItemValue>{count(figures[name])}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
