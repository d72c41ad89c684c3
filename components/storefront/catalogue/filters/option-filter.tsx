import { useTranslation } from 'next-i18next/pages';
import { useState, useEffect } from 'react';
import { useDisclosure } from '@/components/ui/actions/use-disclosure';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import type { FacetOption } from '@/lib/domain/catalogue/lists/facets';
import type { FacetValue, FacetCount } from '@/lib/domain/catalogue/lists/list-facets';
import { toggled, type ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { FacetCounts } from '@/lib/firestore/catalogue/facet-counts';
import { countOptions } from '@/lib/firestore/catalogue/lists';
import type { ListRequest } from '@/lib/firestore/catalogue/product-list';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { FacetChoices } from './facet-choices';
import styles from './option-filter.module.css';

interface OptionFilterProps {
  readonly option: FacetOption;
  readonly values: readonly FacetValue[];
  readonly query: ListQuery;
  /** The list with the other filters; null if it is the built list. */
  readonly others: ListRequest | null;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** Colours or sizes behind a button of the filter bar. */
export function OptionMenu(props: OptionFilterProps) {
  const { t } = useTranslation('catalogue');
  const { count } = useFormats();
  const { open, toggle, boxProps, buttonProps, panelProps } = useDisclosure();
  const { option, values, query } = props;
  const chosen = values.filter(({ slug }) => query[option].includes(slug)).map(({ name }) => name);
  return (
    <div {...boxProps} className={styles.box}>
      <button
        {...buttonProps}
        type="button"
        className={styles.button}
        data-chosen={chosen.length > 0 || undefined}
        onClick={toggle}
      >
        <span>{t(`filters.${option}`)}</span>
        {chosen.length > 0 && <span className={styles.chosen}>{count(chosen.length)}</span>}
        <Icon name="chevron-down" size={16} />
      </button>
      <div {...panelProps} className={styles.panel}>
        {open && <Choices {...props} isShown />}
      </div>
    </div>
  );
}

/** Colours or sizes under a heading of the filter sheet, opened if one is chosen. */
export function OptionSection(props: OptionFilterProps) {
  const { t } = useTranslation('catalogue');
  const { option, query } = props;
  const [isOpen, setIsOpen] = useState(query[option].length > 0);
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{t(`filters.${option}`)}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <Choices {...props} isShown={isOpen} />
    </details>
  );
}

function Choices({
  option,
  values,
  query,
  others,
  onChange,
  isShown,
}: OptionFilterProps & { isShown: boolean }) {
  const { t } = useTranslation('catalogue');
  const countOf = useFacetCounts(option, values, others, isShown);
  return (
    <FacetChoices
      label={t(`filters.${option}`)}
      values={values}
      chosen={query[option]}
      countOf={countOf}
      onToggle={(slug) => onChange(toggled(query, option, slug))}
    />
  );
}

/**
 * The number of results for each value of an option, together with the other filters. Without other filters (`request` is null)
 * the counts come from the built page; otherwise Firestore counts once the values are visible (`isShown`). Undefined until
 * known, and within a search, which Firestore cannot count.
 */
function useFacetCounts(
  option: FacetOption,
  values: readonly FacetValue[],
  request: ListRequest | null,
  isShown: boolean,
): (value: FacetValue) => FacetCount | undefined {
  const store = useStoreId();
  const [counted, setCounted] = useState<{ key: string; counts: FacetCounts } | null>(null);
  const ids = values.map(({ id }) => id).join();
  const key = request && !request.search ? JSON.stringify([option, ids, request.filter]) : null;

  useEffect(() => {
    if (!key || !isShown) return;
    let left = false;
    const [, listed, filter] = JSON.parse(key) as [FacetOption, string, ListRequest['filter']];
    void countOptions(store, option, listed.split(','), filter).then((counts) => {
      if (!left && counts.ok) setCounted({ key, counts: counts.value });
    });
    return () => {
      left = true;
    };
  }, [option, key, isShown, store]);

  if (!request) return (value) => value;
  const counts = counted?.key === key ? counted.counts : null;
  return ({ id }) => counts?.get(id);
}
