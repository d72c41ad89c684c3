import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import type { Pages } from '@/lib/hooks/platform/use-pages';
import styles from './console.module.css';

interface ConsoleListProps<T> {
  readonly pages: Pages<T>;
  readonly empty: { readonly title: string; readonly description?: string };
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list that was read page by page: while it loads, empty, failed, and with the way to the next page. */
export function ConsoleList<T>({ pages, empty, children }: ConsoleListProps<T>) {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const { status, items, code, hasMore, busy, more, reload } = pages;
  if (status === 'loading') return <p role="status">{t('loading')}</p>;
  return (
    <>
      {items.length > 0 ? children(items) : status === 'ready' && <EmptyState {...empty} />}
      {code && <Alert tone="error" title={ofError({ code })} />}
      <div className={styles.buttons}>
        {hasMore && !code && (
          <Button variant="outline" loading={busy} onClick={more}>
            {t('more')}
          </Button>
        )}
        <Button variant="ghost" onClick={reload}>
          {t(code ? 'retry' : 'reload')}
        </Button>
      </div>
    </>
  );
}
