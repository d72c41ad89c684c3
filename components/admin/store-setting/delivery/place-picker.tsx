import { Box, Button, Field, Flex, Heading, Input, Stack, Tag, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { ListError } from '@/components/admin/forms/list-parts';
import { useCountryName } from '@/components/admin/forms/use-countries';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import type { ZonePlace } from '@/lib/domain/delivery/zone';
import { isSame } from '@/lib/domain/is-same';
import { localized } from '@/lib/domain/locale';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { usePlaces } from '@/lib/hooks/orders/use-places';
import { CountryField } from './country-field';
import { newZone, type DeliveryForm, type ZoneForm } from './delivery-form';
import { placeTyped, suggestionsOf } from './suggest-places';

/** The countries, regions and cities of one zone, with a search to add more. */
export function PlacePicker({ zone }: { readonly zone: number }) {
  const { t } = useTranslation('admin-delivery');
  const locale = useLocale();
  const countryName = useCountryName();
  const { ofField } = useErrorText();
  const { getFieldState, formState } = useFormContext<DeliveryForm>();
  const { places, put } = useZonePlaces(zone);
  const { countries, regions, cities } = places;
  const error = ofField(
    (['countries', 'regions', 'cities'] as const)
      .map((field) => messageIn(getFieldState(`zones.${zone}.${field}`, formState).error))
      .find(Boolean),
  );
  const inCountry = ({ country, name }: ZonePlace) =>
    [localized(name, locale), countryName(country)].filter(Boolean).join(' · ');
  return (
    <Stack gap="4" role="group" aria-label={t('places.title')}>
      <div>
        <Heading as="h3" size="sm">
          {t('places.title')}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {t('places.hint')}
        </Text>
      </div>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={t('places.title')}>
        {countries.map((country) => (
          <Place
            key={country}
            label={t('places.country', { name: countryName(country) })}
            onRemove={() => put({ countries: countries.filter((one) => one !== country) })}
          />
        ))}
        {regions.map((region, index) => (
          <Place
            key={`${region.country} ${region.id}`}
            label={t('places.region', { name: inCountry(region) })}
            onRemove={() => put({ regions: regions.filter((_, other) => other !== index) })}
          />
        ))}
        {cities.map((city, index) => (
          <Place
            key={`${city.country} ${city.id} ${city.name.en} ${city.name.ar}`}
            label={inCountry(city)}
            onRemove={() => put({ cities: cities.filter((_, other) => other !== index) })}
          />
        ))}
      </Flex>
      <AddPlace zone={zone} />
      <ListError error={error} />
    </Stack>
  );
}

function Place({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const { t } = useTranslation('admin-delivery');
  return (
    <li>
      <Tag.Root size="lg">
        <Tag.Label>{label}</Tag.Label>
        <Tag.EndElement>
          <Tag.CloseTrigger
            type="button"
            aria-label={t('places.remove', { name: label })}
            onClick={onRemove}
          />
        </Tag.EndElement>
      </Tag.Root>
    </li>
  );
}

/** Adds a whole country, or one of its places by name. */
function AddPlace({ zone }: { readonly zone: number }) {
  const { t } = useTranslation('admin-delivery');
  const { country: home } = useStoreSetting();
  const locale = useLocale();
  const { places, put } = useZonePlaces(zone);
  const [country, setCountry] = useState(home);
  const [typed, setTyped] = useState('');
  const listId = useId();
  // Without the country's list, places can still be typed.
  const { places: known } = usePlaces(country);
  const suggestions = known ? suggestionsOf(known, locale, (name) => t('places.region', { name })) : [];
  const name = typed.trim();
  const add = () => {
    if (!name) return;
    const { kind, place } = placeTyped(name, country, { places: known, suggestions, locale });
    put({ [kind]: [...places[kind].filter((one) => !isSame(one, place)), place] });
    setTyped('');
  };
  return (
    <Flex gap="3" wrap="wrap" align="flex-end">
      <CountryField
        label={t('places.inCountry')}
        none={t('places.anyCountry')}
        value={country}
        onChange={setCountry}
      />
      <Button
        type="button"
        variant="outline"
        disabled={!country || places.countries.includes(country)}
        onClick={() => put({ countries: [...places.countries, country] })}
      >
        {t('places.addCountry')}
      </Button>
      <Field.Root flex="1 1 12rem">
        <Field.Label>{t('places.search')}</Field.Label>
        <Input
          value={typed}
          list={listId}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter here must not submit the surrounding form.
            event.preventDefault();
            add();
          }}
        />
        <datalist id={listId}>
          {suggestions.map(({ label }) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </Field.Root>
      <Box>
        <Button type="button" variant="outline" disabled={!name} onClick={add}>
          <Icon name="plus" size={16} />
          {t('places.add')}
        </Button>
      </Box>
    </Flex>
  );
}

type Places = Pick<ZoneForm, 'countries' | 'regions' | 'cities'>;

function useZonePlaces(zone: number) {
  const { control, setValue, trigger, formState } = useFormContext<DeliveryForm>();
  const watched = useWatch({ control, name: `zones.${zone}` }) as ZoneForm | undefined;
  const { countries, regions, cities } = watched ?? newZone('', '');
  const put = (changes: Partial<Places>) => {
    for (const [field, value] of Object.entries(changes))
      setValue(`zones.${zone}.${field as keyof Places}`, value as never, { shouldDirty: true });
    if (formState.isSubmitted) void trigger();
  };
  return { places: { countries, regions, cities }, put };
}

/** The first error of a list or of one of its entries. */
function messageIn(error: unknown): string | undefined {
  const fields = fieldsOf(Array.isArray(error) ? { ...error } : error);
  if (typeof fields.message === 'string') return fields.message;
  return Object.entries(fields)
    .filter(([name]) => name !== 'ref')
    .map(([, value]) => messageIn(value))
    .find(Boolean);
}
