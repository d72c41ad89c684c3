import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import styles from '@/components/platform/console/console.module.css';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { adminPaths } from '@/lib/admin-paths';
import { storeId } from '@/lib/domain/ids';
import { localPath } from '@/lib/domain/locale';
import type { PlatformStore } from '@/lib/domain/platform/platform-store';
import { isRunning, isWaiting, type SupportAccess } from '@/lib/domain/platform/support-access';
import { watchOwnSupport } from '@/lib/firestore/platform/support-access';
import { entryAsSupport } from '@/lib/functions/account/switch-store';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useOperator } from '@/lib/hooks/platform/use-operator';
import { useListener } from '@/lib/hooks/use-listener';
import { recipe } from '@/theme/recipe';
import { AskDialog } from './ask-dialog';

interface SupportPartProps {
  readonly store: PlatformStore;
  readonly onAsked: () => void;
}

/** What the operator asked the store's owners for, and the way in once one of them allowed it. */
export function SupportPart({ store, onAsked }: SupportPartProps) {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const session = useOperator();
  const uid = session.status === 'operator' ? session.uid : '';
  const now = useMinute();
  const [asking, setAsking] = useState(false);
  const state = useListener<SupportAccess>(uid ? `${store.id} ${uid}` : null, (onNext, onError) =>
    watchOwnSupport(storeId(store.id), uid, onNext, onError),
  );
  const access = state.status === 'ready' ? state.value : null;
  const runs = access !== null && isRunning(access, now);
  const waits = access !== null && isWaiting(access, now);
  return (
    <>
      <h2 className={recipe('heading', { size: 'lg' })}>{t('support.title')}</h2>
      {state.status === 'failed' && <Alert tone="error" title={ofError({ code: state.code })} />}
      {(state.status === 'ready' || state.status === 'missing') && (
        <>
          <State access={access} runs={runs} waits={waits} />
          <div className={styles.buttons}>
            {runs && <Enter id={store.id} />}
            {!runs && (
              <Button variant="outline" onClick={() => setAsking(true)}>
                {t(waits ? 'support.again' : 'support.ask')}
              </Button>
            )}
          </div>
        </>
      )}
      {asking && (
        <AskDialog
          store={store}
          known={waits ? access.reason : ''}
          onAsked={onAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface StateProps {
  readonly access: SupportAccess | null;
  readonly runs: boolean;
  readonly waits: boolean;
}

function State({ access, runs, waits }: StateProps) {
  const { t } = useTranslation('console');
  const { dateTime } = useFormats();
  if (access && runs) return <p role="status">{t('support.allowed', { time: dateTime(access.until) })}</p>;
  if (access && waits)
    return (
      <div role="status">
        <p>{t('support.waiting', { time: dateTime(access.askedAt) })}</p>
        <p className={styles.reason}>
          <bdi>{access.reason}</bdi>
        </p>
      </div>
    );
  const { state } = access ?? {};
  if (state === 'denied') return <p role="status">{t('support.denied')}</p>;
  if (state === 'ended' || state === 'allowed') return <p role="status">{t('support.ended')}</p>;
  return <p className={styles.lead}>{t('support.none')}</p>;
}

function Enter({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    const entered = await entryAsSupport(storeId(id), localPath(adminPaths.dashboard, locale));
    if (entered.ok && entered.value) return window.location.assign(entered.value);
    setBusy(false);
    notify({ type: 'error', message: entered.ok ? t('support.noHost') : ofError(entered.error) });
  };
  return (
    <Button loading={busy} onClick={() => void enter()}>
      {t('support.enter')}
    </Button>
  );
}
