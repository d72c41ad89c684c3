import { Alert, Field, Input, SimpleGrid, Stack, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { readAmount, readNumber } from '@/components/admin/forms/amounts';
import { useCountryName } from '@/components/admin/forms/use-countries';
import { useStoreSetting } from '@/context/store-setting-context';
import { findCities } from '@/lib/domain/address/places/find-place';
import { deliveryDates } from '@/lib/domain/delivery/delivery-days';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import { quoteDelivery, type Offered, type Refused } from '@/lib/domain/delivery/quote-delivery';
import type { DeliverySetting } from '@/lib/domain/delivery/zone';
import { localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { usePlaces } from '@/lib/hooks/orders/use-places';
import { CountryField } from './country-field';
import { useZoneTitle } from './use-zone-title';

/** Tests the unsaved zones with an address: shows the matching zone, the reason, and each method. */
export function DeliveryTester({ delivery }: { readonly delivery: DeliverySetting }) {
  const { t } = useTranslation('admin-delivery');
  const { country: home, baseCurrency } = useStoreSetting();
  const [country, setCountry] = useState(home);
  const [city, setCity] = useState('');
  const [total, setTotal] = useState('');
  const [pieces, setPieces] = useState('1');
  const [weight, setWeight] = useState('');
  const goods = {
    subtotal: total.trim() ? readAmount(total, baseCurrency) : 0,
    pieces: readNumber(pieces),
    weight: weight.trim() ? readNumber(weight) : 0,
  };
  const isReadable =
    !Number.isNaN(goods.subtotal) &&
    Number.isInteger(goods.pieces) &&
    goods.pieces > 0 &&
    Number.isInteger(goods.weight);
  const { places } = usePlaces(country);
  const [found] = places ? findCities(places, city) : [];
  const to = {
    country,
    region: found?.region.id ?? null,
    city: found?.city.id ?? null,
    cityName: city,
  };
  const quote = quoteDelivery({ delivery, country: home }, to, goods);
  const text = (label: string, value: string, set: (value: string) => void, isNumber: boolean) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        value={value}
        autoComplete="off"
        {...(isNumber && { inputMode: 'decimal', dir: 'ltr' })}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter here must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </Field.Root>
  );
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('tester.hint')}</Text>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 5 }} gap="4">
        <CountryField
          label={t('tester.country')}
          none={t('tester.noCountry')}
          value={country}
          onChange={setCountry}
        />
        {text(t('tester.city'), city, setCity, false)}
        {text(t('tester.total', { currency: baseCurrency }), total, setTotal, true)}
        {text(t('tester.pieces'), pieces, setPieces, true)}
        {text(t('tester.weight'), weight, setWeight, true)}
      </SimpleGrid>
      <div role="status">
        {!isReadable && <Text>{t('tester.unreadable')}</Text>}
        {isReadable && quote.status === 'offers' && <Offers quote={quote} delivery={delivery} />}
        {isReadable && quote.status === 'refused' && <Refusal quote={quote} />}
      </div>
    </Stack>
  );
}

interface OffersProps {
  readonly quote: Offered;
  readonly delivery: DeliverySetting;
}

function Offers({ quote: { zone, by, offers }, delivery }: OffersProps) {
  const { t } = useTranslation('admin-delivery');
  const { country, timeZone, baseCurrency } = useStoreSetting();
  const formats = useFormats();
  const titleOf = useZoneTitle();
  const [now] = useState(() => Date.now());
  const calendar = { country, timeZone, holidays: delivery.holidays };
  const title = titleOf(zone, delivery.zones.indexOf(zone));
  const datesOf = (method: Offered['offers'][number]['method']) => {
    // A half-typed number is not a number yet.
    const isTyped = [method.handlingDays, method.minDays ?? 0, method.maxDays ?? 0].some(Number.isNaN);
    return isTyped ? null : deliveryDates(method, 0, calendar, now);
  };
  return (
    <Stack gap="3">
      <Text fontWeight="semibold">{t('tester.zone', { title, why: t(`tester.by.${by}`) })}</Text>
      <Table.ScrollArea>
        <Table.Root size="sm" aria-label={t('tester.offers')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('tester.method')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('tester.charge')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('tester.dates')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('tester.cash')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {offers.map(({ method, name, charge }) => {
              const dates = datesOf(method);
              return (
                <Table.Row key={method.id}>
                  <Table.Cell>{localized(name, formats.locale)}</Table.Cell>
                  <Table.Cell>
                    {Number.isNaN(charge) ? t('tester.open') : formats.money(charge, baseCurrency)}
                  </Table.Cell>
                  <Table.Cell>{dates ? estimateText(dates, formats) : t('tester.noDates')}</Table.Cell>
                  <Table.Cell>{t(method.cash ? 'tester.yes' : 'tester.no')}</Table.Cell>
                </Table.Row>
              );
            })}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  );
}

function Refusal({ quote: { reason, nearest } }: { readonly quote: Refused }) {
  const { t } = useTranslation('admin-delivery');
  const { locale } = useFormats();
  const countryName = useCountryName();
  const near = [
    ...nearest.places.map((place) => localized(place, locale)),
    ...nearest.countries.map(countryName),
    ...nearest.pickups.map(({ address }) => localized(address, locale)),
  ];
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t(`tester.refused.${reason}`)}</Alert.Title>
        {near.length > 0 && (
          <Alert.Description>
            {t('tester.nearest', { places: near.join(locale === 'ar' ? '، ' : ', ') })}
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
