import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { SubmitEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';
import styles from './search-form.module.css';

/** Leads to the product list with the words in the query; a plain form, so that it works before any script. */
export function SearchForm() {
  const { t } = useTranslation('common');
  const { query, push, locale, defaultLocale } = useRouter();
  const words = typeof query.q === 'string' ? query.q : '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void push({ pathname: paths.products, query: q ? { q } : {} });
  };
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return (
    <form role="search" action={prefix + paths.products} className={styles.form} onSubmit={submit}>
      <input
        key={words}
        type="search"
        name="q"
        defaultValue={words}
        aria-label={t('shell.search.label')}
        placeholder={t('shell.search.placeholder')}
        enterKeyHint="search"
        maxLength={100}
        className={styles.input}
      />
      <button type="submit" aria-label={t('shell.search.submit')} className={styles.submit}>
        <Icon name="search" />
      </button>
    </form>
  );
}
