import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { Field, type FieldTexts } from '@/components/ui/forms/text-field';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { suggestCities } from '@/lib/domain/address/places/find-place';
import type { CountryPlaces } from '@/lib/domain/address/places/place';
import { settlePlace } from '@/lib/domain/address/places/settle-place';
import { textIn } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useListbox } from '@/lib/hooks/browser/use-listbox';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { recipe } from '@/theme/recipe';
import styles from './country-fields.module.css';

/** Suggests places of the chosen region first; choosing a place elsewhere changes the region. */
function suggestIn(places: CountryPlaces, typed: string, regionId: string) {
  const near = suggestCities(places, typed, regionId);
  return near.length ? near : suggestCities(places, typed, '');
}

interface CityFieldProps extends FieldTexts {
  readonly form: UseFormReturn<ShippingAddress>;
  readonly places: CountryPlaces;
}

/**
 * A city field with suggestions; choosing one also sets its region. A city that the list spells differently gets its official
 * name; an unknown one stays as typed.
 */
export function CityField({ form, places, ...texts }: CityFieldProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { field } = useController({ control: form.control, name: 'city' });
  const regionId = useWatch({ control: form.control, name: 'regionId' }) ?? '';
  const [isOpen, setOpen] = useState(false);
  const typed = field.value ?? '';
  const found = isOpen ? suggestIn(places, typed, regionId) : [];
  const close = () => setOpen(false);
  const choose = (index: number) => {
    const chosen = found[index];
    if (!chosen) return;
    // Before the city: listeners of the city's change read both.
    form.setValue('regionId', chosen.region.id, { shouldDirty: true });
    field.onChange(textIn(chosen.city, locale));
    form.clearErrors(['city', 'regionId']);
    close();
  };
  const listbox = useListbox(typed, found.length, choose, close);
  const leave = () => {
    field.onBlur();
    close();
  };
  const { setValue } = form;
  useEffect(() => {
    const place = settlePlace(places, regionId, typed);
    // Delivery prices depend on the id.
    setValue('cityId', (place.ok && place.value.cityId) || '');
    // An unfinished word may be the beginning of another name.
    if (isOpen || !place.ok) return;
    if (!regionId) setValue('regionId', place.value.regionId);
    // Orders store this name, and zones with free-text places compare it.
    if (place.value.city !== typed) setValue('city', place.value.city);
  }, [places, regionId, typed, isOpen, setValue]);
  return (
    <div className={styles.box}>
      <Field {...texts}>
        {(control) => (
          <div className={styles.anchor}>
            <input
              {...control}
              {...field}
              value={typed}
              role="combobox"
              aria-expanded={found.length > 0}
              aria-autocomplete="list"
              aria-controls={found.length ? listbox.listId : undefined}
              aria-activedescendant={listbox.activeId}
              autoComplete="off"
              className={recipe('input', {})}
              onChange={(event) => {
                field.onChange(event);
                setOpen(true);
              }}
              onFocus={() => setOpen(!typed)}
              onBlur={leave}
              onKeyDown={(event) => {
                listbox.onKeyDown(event);
                if (event.key === 'Enter') close();
              }}
            />
            {found.length > 0 && (
              <div
                role="listbox"
                id={listbox.listId}
                aria-label={texts.label}
                className={styles.list}
                // Keeps the focus in the field; otherwise the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
              >
                {found.map(({ city, region }, index) => (
                  <div
                    key={city.id}
                    role="option"
                    tabIndex={-1}
                    id={listbox.optionId(index)}
                    aria-selected={index === listbox.active}
                    className={styles.option}
                    onClick={() => choose(index)}
                  >
                    <bdi>{textIn(city, locale)}</bdi>
                    <bdi className={styles.region}>{textIn(region, locale)}</bdi>
                  </div>
                ))}
              </div>
            )}
          </div>
        )}
      </Field>
      <VisuallyHidden>
        <span role="status">{found.length > 0 && t('shell.search.found', { count: found.length })}</span>
      </VisuallyHidden>
    </div>
  );
}
