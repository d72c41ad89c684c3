import { useTranslation } from 'next-i18next/pages';
import { useCurrency } from '@/context/currency-context';
import { PRICE_RANGE, type ListQuery } from '@/lib/domain/catalogue/list-query';
import styles from './filter-bar.module.css';
import { typedWholeNumber } from '@/lib/domain/forms/typed-number';
import { useFormats } from '@/lib/hooks/use-formats';
import { usePriceScale } from './use-price-scale';

interface PriceFieldsProps {
  readonly query: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** Both ends of the price range in the shopper's currency; what is typed counts on Enter or when the field is left. */
export function PriceFields({ query, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('catalogue');
  const { currency } = useCurrency();
  const { plain } = useFormats();
  const { toShopper, fromShopper } = usePriceScale();

  /** The end that was typed, within what it can be; the present one for what is no number. */
  const wanted = (end: 'min' | 'max', typed: string): number => {
    const units = typed.trim() === '' ? toShopper(PRICE_RANGE[end]) : typedWholeNumber(typed);
    if (!Number.isFinite(units) || units === toShopper(query[end])) return query[end];
    const limits = end === 'min' ? [PRICE_RANGE.min, query.max] : [query.min, PRICE_RANGE.max];
    const [lowest, highest] = limits as [number, number];
    return Math.min(Math.max(fromShopper(units), lowest), highest);
  };
  const settle = (end: 'min' | 'max', input: HTMLInputElement) => {
    const next = wanted(end, input.value);
    if (next === query[end]) input.value = plain(toShopper(next));
    else onChange({ [end]: next });
  };

  const field = (end: 'min' | 'max', label: string) => (
    <label className={styles.pill}>
      <span className={styles.label}>{label}</span>
      <input
        // A new value from the address replaces what was typed.
        key={`${currency}${query[end]}`}
        inputMode="numeric"
        dir="ltr"
        defaultValue={plain(toShopper(query[end]))}
        className={styles.price}
        onBlur={({ target }) => settle(end, target)}
        onKeyDown={(event) => event.key === 'Enter' && settle(end, event.currentTarget)}
      />
    </label>
  );
  return (
    <>
      {field('min', t('filters.minimum'))}
      {field('max', t('filters.maximum'))}
    </>
  );
}
