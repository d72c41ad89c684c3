import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { EntryList } from '@/components/platform/console/activity/entry-list';
import styles from '@/components/platform/console/console.module.css';
import { consoleLink } from '@/components/platform/console/use-console-query';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Icon } from '@/components/ui/media/icon';
import { storeId } from '@/lib/domain/ids';
import { localized } from '@/lib/domain/locale';
import type { PlatformStore } from '@/lib/domain/platform/platform-store';
import { watchPlatformStore } from '@/lib/firestore/platform/platform-stores';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useListener } from '@/lib/hooks/use-listener';
import { recipe } from '@/theme/recipe';
import { StateBadge } from './store-badges';
import { StateDialog } from './state-dialog';
import { StoreFacts } from './store-facts';
import { SupportPart } from './support-part';

/** One store with its figures, people and hosts, and what operators did with it. */
export function StoreView({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const state = useListener<PlatformStore>(id, (onNext, onError) =>
    watchPlatformStore(storeId(id), onNext, onError),
  );
  return (
    <section className={styles.part}>
      <Link href={consoleLink({})} className={styles.back}>
        <Icon name="chevron-start" size={16} />
        {t('store.back')}
      </Link>
      {state.status === 'loading' && <p role="status">{t('loading')}</p>}
      {state.status === 'missing' && <EmptyState as="h1" title={t('store.missing')} />}
      {state.status === 'failed' && <Alert tone="error" title={ofError({ code: state.code })} />}
      {state.status === 'ready' && <Store store={state.value} />}
    </section>
  );
}

function Store({ store }: { readonly store: PlatformStore }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [acts, setActs] = useState(0);
  const { id, name, site, state } = store;
  const isSuspended = state === 'suspended';
  return (
    <>
      <div className={styles.heading}>
        <h1 className={recipe('heading', { size: '2xl' })}>
          <bdi>{localized(name, locale) || id}</bdi>
        </h1>
        <StateBadge state={state} />
      </div>
      <div className={styles.buttons}>
        {site && (
          <a href={site} className={recipe('button', { variant: 'outline' })}>
            {t('store.visit')}
          </a>
        )}
        <Button
          variant={isSuspended ? 'solid' : 'outline'}
          {...(!isSuspended && { colorPalette: 'red' as const })}
          onClick={() => setAsking(true)}
        >
          {t(isSuspended ? 'store.reopen' : 'store.suspend')}
        </Button>
      </div>
      <StoreFacts store={store} />
      <SupportPart store={store} onAsked={() => setActs(acts + 1)} />
      <h2 className={recipe('heading', { size: 'lg' })}>{t('store.activity')}</h2>
      <EntryList key={`${state} ${acts}`} store={id} />
      {asking && <StateDialog store={store} onClose={() => setAsking(false)} />}
    </>
  );
}
