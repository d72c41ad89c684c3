import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAction } from '@/components/overlays/use-action';
import styles from '@/components/platform/open/open.module.css';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Icon } from '@/components/ui/media/icon';
import { forgetOpening, type OpeningDraft } from '@/lib/browser/opening-draft';
import { adminPaths } from '@/lib/admin-paths';
import { storeId as toStoreId } from '@/lib/domain/ids';
import { localPath } from '@/lib/domain/locale';
import { storeAddress, type PlatformSite } from '@/lib/domain/opening/platform-site';
import { followSignedIn } from '@/lib/functions/account/switch-store';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { recipe } from '@/theme/recipe';

interface OpenedStoreProps {
  readonly platform: PlatformSite;
  readonly opened: NonNullable<OpeningDraft['opened']>;
}

/** The last screen: the store is live, and where its shop and its admin are. */
export function OpenedStore({ platform, opened: { storeId, host } }: OpenedStoreProps) {
  const { t } = useTranslation('platform');
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const focus = useEffectEvent(() => title.current?.focus());
  useEffect(() => focus(), []);
  const { run, busy: sending } = useAction();
  const sendAgain = () => run(call('mailVerification', { storeId, locale }), t('opened.sent'));
  const address = storeAddress(platform, host);
  const dashboard = localPath(adminPaths.dashboard, locale);
  return (
    <div className={styles.wizard}>
      <h1 ref={title} tabIndex={-1} className={recipe('heading', { size: '2xl', className: styles.title })}>
        {t('opened.title')}
      </h1>
      <p className={styles.live}>
        <Icon name="check" size={24} />
        <bdi dir="ltr">{host}</bdi>
      </p>
      <Alert tone="info" title={t('opened.verify')}>
        <p>{t('opened.verifyText')}</p>
        <Button variant="plain" className={styles.plain} loading={sending} onClick={() => void sendAgain()}>
          {t('opened.sendAgain')}
        </Button>
      </Alert>
      <div className={styles.buttons}>
        <a className={recipe('button', { size: 'lg' })} href={`${address}${localPath('/', locale)}`}>
          {t('opened.visit')}
        </a>
        <a
          className={recipe('button', { size: 'lg', variant: 'outline' })}
          href={`${address}${dashboard}`}
          onClick={(event) => void followSignedIn(event, toStoreId(storeId), dashboard)}
        >
          {t('opened.admin')}
        </a>
      </div>
      <div>
        <Button variant="plain" className={styles.plain} onClick={forgetOpening}>
          {t('opened.another')}
        </Button>
      </div>
    </div>
  );
}
