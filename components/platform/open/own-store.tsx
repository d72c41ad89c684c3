import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import styles from '@/components/platform/open/open.module.css';
import { localPath } from '@/lib/domain/locale';
import { storeAddress, type PlatformSite } from '@/lib/domain/opening/platform-site';
import { hostOfOwnStore } from '@/lib/functions/opening/own-store';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The way to the store that this account works for already; nothing where there is none. */
export function OwnStore({ platform }: { readonly platform: PlatformSite }) {
  const { t } = useTranslation('platform');
  const locale = useLocale();
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void hostOfOwnStore(platform.host).then((found) => {
      if (!isOver) setHost(found);
    });
    return () => {
      isOver = true;
    };
  }, [platform.host]);
  if (!host) return null;
  return (
    <Alert tone="info" title={t('account.ownStore')}>
      <a
        className={styles.link}
        href={`${storeAddress(platform, host)}${localPath('/admin/dashboard', locale)}`}
        dir="ltr"
      >
        {host}
      </a>
    </Alert>
  );
}
