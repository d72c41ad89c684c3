import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { type StoreId } from '@/lib/domain/ids';
import type { Suggestions } from '@/lib/firestore/catalogue/suggestions';
import { useListbox } from '@/lib/hooks/browser/use-listbox';
import { paths } from '@/lib/paths';
import styles from './search-form.module.css';

const importSuggestions = () => import('./search-suggestions').then((module) => module.SearchSuggestions);

/** Opens the product list with the words in the query; a plain form, so that it works without scripts. */
export function SearchForm({ categories }: { categories: readonly ListedCategory[] }) {
  const store = useStoreId();
  const { t } = useTranslation('common');
  const { query, push, locale, defaultLocale } = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** Empty while there is nothing to suggest. */
  const [typed, setTyped] = useState('');
  const found = useSuggestions(store, typed, categories);
  const { Overlay: SearchSuggestions, intent, load } = useLazyOverlay(importSuggestions);
  const meant = found.categories.length + found.products.length;
  const isOpen = meant > 0 && SearchSuggestions !== null;
  const words = typeof query.q === 'string' ? query.q : '';
  const prefix = locale === defaultLocale ? '' : `/${locale}`;

  const close = () => setTyped('');
  const leave = () => {
    form.current?.reset();
    close();
  };
  const choose = () => form.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
  // The last option is always the whole list of results.
  const listbox = useListbox(typed, isOpen ? meant + 1 : 0, choose, close);

  const type = (text: string) => {
    if (!SearchSuggestions) load();
    setTyped(text.trim());
  };
  // The field may hold text typed before hydration.
  useEffect(() => {
    const { value, defaultValue } = form.current?.elements.namedItem('q') as HTMLInputElement;
    if (value === defaultValue) return;
    load();
    setTyped(value.trim());
  }, [load]);
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
        onChange={({ target }) => type(target.value)}
        onKeyDown={listbox.onKeyDown}
      />
      <button type="submit" aria-label={t('shell.search.submit')} className={styles.submit}>
        <Icon name="search" />
      </button>
      {isOpen && (
        <SearchSuggestions
          typed={typed}
          found={found}
          categories={categories}
          listbox={listbox}
          onLeave={leave}
        />
      )}
    </form>
  );
}

const PAUSE_MS = 150;
const NONE: Suggestions = { categories: [], products: [] };

/**
 * Suggestions for the typed text; the last ones stay until the next arrive. Neither code nor data loads before the first
 * letters.
 */
function useSuggestions(store: StoreId, typed: string, categories: readonly ListedCategory[]): Suggestions {
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    if (!typed) return;
    let isStale = false;
    const look = async () => {
      // Without a network there are no suggestions; the search itself reports the failure.
      const loaded = await import('@/lib/firestore/catalogue/suggestions').catch(() => null);
      const next = loaded ? await loaded.suggest(store, typed, categories) : NONE;
      if (!isStale) setFound(next);
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [store, typed, categories]);

  return typed ? found : NONE;
}
