import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { ConsoleList } from '@/components/platform/console/console-list';
import styles from '@/components/platform/console/console.module.css';
import { useConsoleQuery } from '@/components/platform/console/use-console-query';
import { Button } from '@/components/ui/actions/button';
import { Select } from '@/components/ui/forms/select';
import { TextField } from '@/components/ui/forms/text-field';
import { oneOf } from '@/lib/domain/parse/fields';
import { STORE_SORTS, type PlatformStore } from '@/lib/domain/platform/platform-store';
import type { DocCursor } from '@/lib/firestore/platform/page-of-docs';
import { readPlatformStores } from '@/lib/firestore/platform/platform-stores';
import { usePages } from '@/lib/hooks/platform/use-pages';
import { recipe } from '@/theme/recipe';
import { StoreTable } from './store-table';

/** All stores, found by a word and sorted; what is asked is in the address. */
export function StoresView() {
  const { t } = useTranslation('console');
  const { query } = useConsoleQuery();
  const { q, sort } = query;
  const pages = usePages<PlatformStore, DocCursor>(JSON.stringify([q, sort]), (after) =>
    readPlatformStores({ q, sort }, after),
  );
  const empty = q
    ? { title: t('stores.notFound'), description: t('stores.notFoundText') }
    : { title: t('stores.none') };
  return (
    <section className={styles.part}>
      <h1 className={recipe('heading', { size: '2xl' })}>{t('stores.title')}</h1>
      <Filters key={q} />
      <ConsoleList pages={pages} empty={empty}>
        {(stores) => <StoreTable stores={stores} />}
      </ConsoleList>
    </section>
  );
}

function Filters() {
  const { t } = useTranslation('console');
  const { query, search } = useConsoleQuery();
  const { q, sort } = query;
  const [typed, setTyped] = useState(q);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search({ q: typed.trim(), sort });
  };
  return (
    <form role="search" className={styles.filters} onSubmit={submit}>
      <div className={styles.search}>
        <TextField
          label={t('stores.search')}
          type="search"
          dir="auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit">{t('stores.find')}</Button>
      <label className={styles.sort}>
        {t('stores.sort')}
        <Select
          value={sort}
          onChange={({ target }) => search({ q, sort: oneOf(STORE_SORTS, target.value) ?? sort })}
        >
          {STORE_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`stores.sorts.${one}`)}
            </option>
          ))}
        </Select>
      </label>
    </form>
  );
}
