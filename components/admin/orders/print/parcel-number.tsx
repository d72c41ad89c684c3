import { useTranslation } from 'next-i18next/pages';
import type { Pack } from '@/lib/domain/orders/parcels/packs';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The parcel's number in its order, if there are several. */
export function ParcelNumber({ pack: { number, of } }: { readonly pack: Pack }) {
  const { t } = useTranslation('admin-orders');
  const { count } = useFormats();
  return of > 1 && <p>{t('print.parcel', { number: count(number), of: count(of) })}</p>;
}
