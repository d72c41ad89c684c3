import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Alert } from '@/components/ui/feedback/alert';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { countryName } from '@/lib/domain/address/country-name';
import { deliveryDates } from '@/lib/domain/delivery/delivery-days';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import type { DeliveryOffer, DeliveryQuote, Nearest } from '@/lib/domain/delivery/quote-delivery';
import type { PickupPoint } from '@/lib/domain/delivery/zone';
import { localized } from '@/lib/domain/locale';
import { makingDays } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './checkout-form.module.css';

export interface DeliveryFieldsProps {
  readonly quote: DeliveryQuote;
  /** The city as typed. */
  readonly city: string;
  readonly chosen: DeliveryOffer | null;
  readonly onChoose: (method: DeliveryOffer['method']) => void;
}

/** Delivery methods for this address, or why there is none. */
export function DeliveryFields({ quote, city, chosen, onChoose }: DeliveryFieldsProps) {
  const { t } = useTranslation('checkout');
  const hintOf = useOfferHint();
  if (quote.status === 'refused') return <Refusal city={city} nearest={quote.nearest} />;
  const { offers } = quote;
  return (
    <section className={styles.section} aria-labelledby="delivery-title">
      <h2 id="delivery-title" className={recipe('heading', { size: 'lg' })}>
        {t('delivery.title')}
      </h2>
      <RadioCards
        legend={t('delivery.legend')}
        choices={offers.map((offer) => hintOf(offer))}
        value={(chosen ?? offers[0]).method.id}
        onValueChange={(id) => {
          const offer = offers.find((one) => one.method.id === id);
          if (offer) onChoose(offer.method);
        }}
      />
    </section>
  );
}

/** Describes an offer: its price, its dates and the pickup place. */
function useOfferHint() {
  const { t } = useTranslation('checkout');
  const { format } = useCurrency();
  const { country, timeZone, delivery, payment } = useStoreSetting();
  const formats = useFormats();
  const making = makingDays(useCart().lines);
  const [now] = useState(() => Date.now());
  const calendar = { country, timeZone, holidays: delivery.holidays };
  return ({ method, name, charge }: DeliveryOffer) => {
    const dates = deliveryDates(method, making, calendar, now);
    const isPickup = method.kind === 'pickup';
    const facts = [
      charge === 0 ? t('delivery.free') : format(charge),
      dates && t(isPickup ? 'delivery.ready' : 'delivery.arrives', { dates: estimateText(dates, formats) }),
      payment.cash.enabled && !method.cash && t('delivery.noCash'),
    ];
    return {
      value: method.id,
      label: localized(name, formats.locale),
      hint: (
        <>
          {facts.filter(Boolean).join(' · ')}
          {isPickup && <PickupPlace place={method.pickup} />}
        </>
      ),
    };
  };
}

function PickupPlace({ place: { address, hours, mapUrl } }: { readonly place: PickupPoint }) {
  const { t } = useTranslation('checkout');
  const { locale } = useFormats();
  const lines = [address, hours].map((text) => localized(text, locale)).filter(Boolean);
  return (
    <>
      {lines.map((line) => (
        <bdi key={line} className={styles.line}>
          {line}
        </bdi>
      ))}
      {mapUrl && (
        <a className={styles.link} href={mapUrl} target="_blank" rel="noopener noreferrer">
          {t('delivery.map')}
        </a>
      )}
    </>
  );
}

/** Says why the store does not deliver to an address, and names the nearest place that it serves. */
function Refusal({ city, nearest }: { readonly city: string; readonly nearest: Nearest }) {
  const { t } = useTranslation('checkout');
  const { locale } = useFormats();
  const { pickups, places, countries } = nearest;
  const served = [
    ...places.map((place) => localized(place, locale)),
    ...countries.map((country) => countryName(country, locale)),
  ];
  return (
    <Alert tone="warning" title={city ? t('delivery.outside', { city }) : t('delivery.outsideHere')}>
      {served.length > 0 && (
        <p>{t('delivery.nearestPlaces', { places: served.join(locale === 'ar' ? '، ' : ', ') })}</p>
      )}
      {pickups.length > 0 && (
        <>
          <p>{t('delivery.nearestPickup')}</p>
          {pickups.map((place) => (
            <p key={JSON.stringify(place)}>
              <PickupPlace place={place} />
            </p>
          ))}
          <p>{t('delivery.pickupHow')}</p>
        </>
      )}
    </Alert>
  );
}
