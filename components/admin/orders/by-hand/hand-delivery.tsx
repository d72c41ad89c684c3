import { Field, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { chosenOffer, type DeliveryOffer, type DeliveryQuote } from '@/lib/domain/delivery/quote-delivery';
import { localized } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface HandDeliveryProps {
  /** The delivery methods for the address; null until they are quoted. */
  readonly quote: DeliveryQuote | null;
  readonly value: string;
  readonly onChange: (method: string) => void;
}

/** The delivery method, among those that the checkout would offer for the address. */
export function HandDelivery({ quote, value, onChange }: HandDeliveryProps) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const nameOf = useOfferText();
  const isRefused = quote?.status === 'refused';
  const offers = quote?.status === 'offers' ? quote.offers : [];
  return (
    <Field.Root invalid={isRefused} disabled={offers.length === 0}>
      <Field.Label>{t('byHand.delivery')}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={quote?.status === 'offers' ? chosenOffer(quote, { id: value }).method.id : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          {offers.map((offer) => (
            <option key={offer.method.id} value={offer.method.id}>
              {nameOf(offer)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{isRefused && ofError({ code: 'delivery-refused' })}</Field.ErrorText>
      {!quote && <Field.HelperText>{t('byHand.deliveryHint')}</Field.HelperText>}
    </Field.Root>
  );
}

function useOfferText() {
  const { t } = useTranslation('checkout');
  const { money, locale } = useFormats();
  const { baseCurrency } = useStoreSetting();
  return ({ method, name, charge }: DeliveryOffer): string =>
    [
      localized(name, locale),
      charge === 0 ? t('delivery.free') : money(charge, baseCurrency),
      !method.cash && t('delivery.noCash'),
    ]
      .filter(Boolean)
      .join(' · ');
}
