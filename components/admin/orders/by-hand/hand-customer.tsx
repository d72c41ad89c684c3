import { Button, Field, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Select } from '@/components/admin/forms/select-field';
import { SearchFilter } from '@/components/admin/search-filter';
import { useStoreSetting } from '@/context/store-setting-context';
import { GENERAL_FIELDS, type AddressField } from '@/lib/domain/address/address-fields';
import { countryName } from '@/lib/domain/address/country-name';
import { profileOf } from '@/lib/domain/address/profiles';
import { textIn, type Locale } from '@/lib/domain/locale';
import { ALL_ORDERS, orderFilter } from '@/lib/domain/orders/lists/order-list-query';
import { readOrders, type ListedOrder } from '@/lib/firestore/orders/order-list';
import { useAddressErrorText } from '@/lib/hooks/language/use-address-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePlaces } from '@/lib/hooks/orders/use-places';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { NO_ADDRESS, type HandDraft } from './hand-draft';

interface HandCustomerProps {
  readonly address: HandDraft['address'];
  /** The store's errors as sentences, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Pick<HandDraft, 'address'> & Partial<Pick<HandDraft, 'locale'>>) => void;
}

const MOST_FOUND = 5;

/** The customer and the address: typed, or copied from an earlier order. */
export function HandCustomer({ address, errors, onChange }: HandCustomerProps) {
  const { t } = useTranslation(['admin-orders', 'checkout', 'addresses']);
  const locale = useLocale();
  const errorText = useAddressErrorText();
  const { addresses } = useStoreSetting();
  const country = address.country ?? '';
  const { places } = usePlaces(country);
  const field = (name: AddressField, label: string, isCode = false) => (
    <Field.Root key={name} invalid={Boolean(errors[`address.${name}`])}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={address[name] ?? ''}
        {...(isCode && { dir: 'ltr' })}
        onChange={({ target }) => onChange({ address: { ...address, [name]: target.value } })}
      />
      <Field.ErrorText>{errorText(errors[`address.${name}`])}</Field.ErrorText>
    </Field.Root>
  );
  const choice = (
    name: 'country' | 'regionId',
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Field.Root key={name} invalid={Boolean(errors[`address.${name}`])}>
      <Field.Label>{label}</Field.Label>
      <Select
        value={address[name] ?? ''}
        options={[{ value: '', label: t('addresses:chooseCountry') }, ...options]}
        onChange={(value) => onChange({ address: { ...address, [name]: value } })}
      />
      <Field.ErrorText>{errorText(errors[`address.${name}`])}</Field.ErrorText>
    </Field.Root>
  );
  const reach = [
    field('mobileNumber', t('checkout:shipping.mobileNumber'), true),
    field('email', t('checkout:shipping.email'), true),
  ];
  return (
    <Stack gap="4">
      <Earlier onPick={(known, spoken) => onChange({ address: { ...known }, locale: spoken })} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {addresses.countries.length === 0
          ? GENERAL_FIELDS.map((name) => field(name, t(`checkout:shipping.${name}`)))
          : [
              field('fullName', t('checkout:shipping.fullName')),
              choice(
                'country',
                t('addresses:country'),
                addresses.countries.map((value) => ({ value, label: countryName(value, locale) })),
              ),
              ...(country ? profileOf(country).fields : []).map((one) =>
                one.name === 'regionId' && places
                  ? choice(
                      'regionId',
                      textIn(one.label, locale),
                      places.regions.map((region) => ({ value: region.id, label: textIn(region, locale) })),
                    )
                  : field(one.name, textIn(one.label, locale), one.isCode),
              ),
              ...reach,
            ]}
      </SimpleGrid>
    </Stack>
  );
}

interface EarlierProps {
  readonly onPick: (address: HandDraft['address'], locale: Locale) => void;
}

/** Searches the customers of earlier orders by phone, e-mail or name. */
function Earlier({ onPick }: EarlierProps) {
  const { t } = useTranslation('admin-orders');
  const { storeId, timeZone } = useStoreSetting();
  const [q, setQ] = useState('');
  const found = useReadOnce<ListedOrder[]>(q ? `customers ${q}` : null, () =>
    readOrders(storeId, orderFilter({ ...ALL_ORDERS, q }, timeZone), 'newest', null, MOST_FOUND),
  );
  const orders = q && found.status === 'ready' ? found.value.map(({ order }) => order) : [];
  const people = [...new Map(orders.map((order) => [order.address.mobileNumber, order])).values()];
  return (
    <Stack gap="2">
      <SearchFilter
        label={t('byHand.findCustomer')}
        placeholder={t('byHand.findCustomer')}
        value={q}
        onChange={setQ}
      />
      {people.map(({ id, address, locale }) => (
        <Button
          key={id}
          variant="outline"
          justifyContent="flex-start"
          onClick={() => {
            onPick({ ...NO_ADDRESS, ...address }, locale);
            setQ('');
          }}
        >
          <bdi>{address.fullName}</bdi> · <bdi dir="ltr">{address.mobileNumber}</bdi>
        </Button>
      ))}
    </Stack>
  );
}
