import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { pageOf, withoutSite } from '@/lib/domain/routes/site-segment';
import { Alert } from './alert';
import { Boundary } from './boundary';
import styles from './boundary.module.css';
import { EmptyState } from './empty-state';

/** Called once for each error, with the route of its page. */
type OnFailure = (error: Error, route: string) => void;

interface FailureBoundaryProps {
  readonly part?: string;
  readonly children: ReactNode;
  /** Further actions beside the retry button. */
  readonly actions?: ReactNode;
  readonly onFailure: OnFailure;
}

/**
 * Limits an error to its page: header, menus and cart still work, the page's last content stays readable, and the reader may
 * retry or go elsewhere.
 */
export function FailureBoundary({ part = 'page', children, actions, onFailure }: FailureBoundaryProps) {
  const { t } = useTranslation('common');
  return (
    <Boundary
      {...useBoundary(part, onFailure)}
      fallback={(last, retry) =>
        last === null ? (
          <EmptyState as="h1" icon="alert" title={t('failure.title')} description={t('failure.text')}>
            <Button onClick={retry}>{t('state.retry')}</Button>
            {actions}
          </EmptyState>
        ) : (
          <LastShown html={last} onRetry={retry} />
        )
      }
    >
      {children}
    </Boundary>
  );
}

interface PartBoundaryProps {
  /** Unique on the page. */
  readonly part: string;
  readonly children: ReactNode;
  readonly onFailure: OnFailure;
}

/** Limits an error to one part: its notice reports it, and the rest of the page works. */
export function PartBoundary({ part, children, onFailure }: PartBoundaryProps) {
  return (
    <Boundary
      {...useBoundary(part, onFailure)}
      fallback={(last, retry) => <LastShown html={last} onRetry={retry} />}
    >
      {children}
    </Boundary>
  );
}

function useBoundary(part: string, onFailure: OnFailure) {
  const { asPath, route, locale } = useRouter();
  const address = `${locale} ${withoutSite(asPath)}`;
  const page = address.replace(/[?#].*/, '');
  return { part, page, address, onFailure: (error: Error) => onFailure(error, pageOf(route)) };
}

interface LastShownProps {
  readonly html: string | null;
  readonly onRetry: () => void;
}

/** An error notice above the part's last content, whose links still work. */
function LastShown({ html, onRetry }: LastShownProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <div className={styles.notice}>
        <Alert tone="warning" title={t(html === null ? 'failure.part' : 'failure.partStays')}>
          <div className={styles.action}>
            <Button size="sm" onClick={onRetry}>
              {t('state.retry')}
            </Button>
          </div>
        </Alert>
      </div>
      {html !== null && <div className={styles.part} dangerouslySetInnerHTML={{ __html: html }} />}
    </>
  );
}
