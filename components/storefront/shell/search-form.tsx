import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Icon } from '@/components/ui/icon';
import type { Category } from '@/lib/domain/catalogue/product';
import { paths } from '@/lib/paths';
import styles from './search-form.module.css';
import { useListbox } from '@/lib/hooks/use-listbox';
import { useSearchOptions } from './use-search-options';

const importSuggestions = () => import('./search-suggestions').then((module) => module.SearchSuggestions);

/** Leads to the product list with the words in the query; a plain form, so that it works before any script. */
export function SearchForm({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('common');
  const { query, push, locale, defaultLocale } = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** Empty as long as nothing is to be suggested. */
  const [typed, setTyped] = useState('');
  const options = useSearchOptions(typed, categories);
  const words = typeof query.q === 'string' ? query.q : '';
  const prefix = locale === defaultLocale ? '' : `/${locale}`;

  const close = () => setTyped('');
  const leave = () => {
    form.current?.reset();
    close();
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option) void push(option.href);
    leave();
  };
  const listbox = useListbox(typed, options.length, choose, close);
  const { Overlay: SearchSuggestions, intent } = useLazyOverlay(importSuggestions);
  const isOpen = options.length > 0 && SearchSuggestions !== null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    close();
    void push({ pathname: paths.products, query: q ? { q } : {} });
  };
  return (
    <form
      ref={form}
      role="search"
      action={prefix + paths.products}
      className={styles.form}
      onSubmit={submit}
      {...intent}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <input
        key={words}
        type="search"
        name="q"
        defaultValue={words}
        aria-label={t('shell.search.label')}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={isOpen ? listbox.listId : undefined}
        aria-activedescendant={isOpen ? listbox.activeId : undefined}
        placeholder={t('shell.search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        className={styles.input}
        onChange={({ target }) => setTyped(target.value.trim())}
        onKeyDown={listbox.onKeyDown}
      />
      <button type="submit" aria-label={t('shell.search.submit')} className={styles.submit}>
        <Icon name="search" />
      </button>
      {isOpen && <SearchSuggestions options={options} listbox={listbox} onLeave={leave} />}
    </form>
  );
}
