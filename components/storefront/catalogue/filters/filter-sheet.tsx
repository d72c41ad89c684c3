import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useListRequest } from '@/components/storefront/catalogue/use-list-request';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import type { FacetCount } from '@/lib/domain/catalogue/lists/list-facets';
import { changed, isFiltered, NO_CHOICE, type ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import { countList } from '@/lib/firestore/catalogue/lists';
import type { ListRequest } from '@/lib/firestore/catalogue/product-list';
import bar from './filter-fields.module.css';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps extends Omit<FilterFieldsProps, 'onChange'> {
  /** The number of products without any filter. */
  readonly whole: FacetCount;
  readonly onApply: (query: ListQuery) => void;
  readonly onClose: () => void;
}

/** All filters on a small screen. Choices update the shown number at once, and the list when they are applied. */
export function FilterSheet({ query, whole, onApply, onClose, ...fields }: FilterSheetProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [draft, setDraft] = useState(query);
  const asked = useListRequest(fields.categories, fields.facets.brand)({ ...draft, page: 1, after: '' });
  // Shows the sheet first and its many fields a moment later.
  const hasFields = useDeferredValue(true, false);
  const isWhole = !isFiltered(draft, fields.base);
  const counted = useListCount(isWhole || asked.unknown ? null : asked.request, whole);
  const count = asked.unknown ? { count: 0, isExact: true } : counted;

  useEffect(() => dialog.current?.showModal(), []);

  const apply = () => {
    dialog.current?.close();
    onApply(draft);
  };
  const label = count
    ? t(count.isExact ? 'filters.show' : 'filters.showAtLeast', { count: count.count })
    : t('filters.apply');
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={styles.sheet} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('filters.label')}
        </h2>
        <button
          type="button"
          aria-label={t('filters.close')}
          className={styles.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>
        <fieldset className={bar.stack}>
          <legend className={bar.legend}>{t('filters.label')}</legend>
          {hasFields && (
            <FilterFields
              {...fields}
              layout="sheet"
              query={draft}
              onChange={(change) => setDraft((now) => changed(now, change))}
            />
          )}
        </fieldset>
      </div>
      <footer className={styles.foot}>
        <Button
          variant="outline"
          size="lg"
          onClick={() => setDraft({ ...NO_CHOICE, sort: fields.base.sort })}
        >
          {t('filters.clear')}
        </Button>
        <Button size="lg" className={styles.apply} onClick={apply}>
          <span role="status">{label}</span>
        </Button>
      </footer>
    </dialog>
  );
}

/** The number of results of a request; the last one until the next is known, null when it cannot be counted. */
function useListCount(request: ListRequest | null, first: FacetCount): FacetCount | null {
  const store = useStoreId();
  const [counted, setCounted] = useState<FacetCount | null>(first);
  const key = request && JSON.stringify(request);

  useEffect(() => {
    if (!key) return;
    let left = false;
    void countList(store, JSON.parse(key) as ListRequest).then((count) => {
      if (!left) setCounted(count.ok ? count.value : null);
    });
    return () => {
      left = true;
    };
  }, [key, store]);

  return key ? counted : first;
}
