import { useTranslation } from 'next-i18next/pages';
import type { UseFormReturn } from 'react-hook-form';
import { Select } from '@/components/ui/forms/select';
import { Field, type FieldTexts } from '@/components/ui/forms/text-field';
import type { CountryPlaces } from '@/lib/domain/address/places/place';
import { textIn } from '@/lib/domain/locale';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './country-fields.module.css';

interface RegionFieldProps extends FieldTexts {
  readonly form: UseFormReturn<ShippingAddress>;
  /** Null until the list is loaded. */
  readonly places: CountryPlaces | null;
}

export function RegionField({ form, places, ...texts }: RegionFieldProps) {
  const { t } = useTranslation('addresses');
  const locale = useLocale();
  return (
    <div className={styles.wide}>
      <Field {...texts}>
        {(control) => (
          // Remounted when the list loads, because a select shows a stored value only with its option.
          <Select
            key={places?.country}
            aria-busy={!places}
            autoComplete="off"
            {...control}
            {...form.register('regionId')}
          >
            <option value="">{t('chooseRegion')}</option>
            {places?.regions.map((region) => (
              <option key={region.id} value={region.id}>
                {textIn(region, locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
