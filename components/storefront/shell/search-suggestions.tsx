import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import type { Suggestions } from '@/lib/firestore/suggestions';
import type { useListbox } from '@/lib/hooks/use-listbox';
import styles from './search-suggestions.module.css';
import { useSearchOptions } from './use-search-options';

interface SearchSuggestionsProps {
  readonly typed: string;
  readonly found: Suggestions;
  readonly categories: readonly ListedCategory[];
  readonly listbox: Pick<ReturnType<typeof useListbox>, 'listId' | 'active' | 'optionId'>;
  readonly onLeave: () => void;
}

export function SearchSuggestions({ typed, found, categories, listbox, onLeave }: SearchSuggestionsProps) {
  const { t } = useTranslation('common');
  const options = useSearchOptions(typed, found, categories);
  return (
    <>
      <div
        role="listbox"
        id={listbox.listId}
        aria-label={t('shell.search.suggestions')}
        className={styles.list}
        // The field keeps the focus, or the list would be gone before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map(({ href, label, lang, dir, hint, picture }, index) => (
          <Link
            key={href}
            role="option"
            id={listbox.optionId(index)}
            aria-selected={index === listbox.active}
            tabIndex={-1}
            href={href}
            className={styles.option}
            onClick={onLeave}
          >
            <span className={styles.picture}>
              {picture ? <Picture src={picture} alt="" sizes="48px" /> : <Icon name="search" size={18} />}
            </span>
            <span className={styles.label}>
              <bdi lang={lang} dir={dir}>
                {label}
              </bdi>
            </span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </Link>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{t('shell.search.found', { count: options.length })}</span>
      </VisuallyHidden>
    </>
  );
}
