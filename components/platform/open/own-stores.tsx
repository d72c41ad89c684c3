import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import styles from '@/components/platform/open/open.module.css';
import { localized, localPath } from '@/lib/domain/locale';
import { storeAddress, type PlatformSite } from '@/lib/domain/opening/platform-site';
import { readOwnStores, type OwnStore } from '@/lib/functions/opening/own-stores';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The ways to the stores that this account works for already; nothing where there is none. */
export function OwnStores({ platform }: { readonly platform: PlatformSite }) {
  const { t } = useTranslation('platform');
  const locale = useLocale();
  const [stores, setStores] = useState<readonly OwnStore[]>([]);
  useEffect(() => {
    let isOver = false;
    void readOwnStores(platform.host).then((found) => {
      if (!isOver) setStores(found);
    });
    return () => {
      isOver = true;
    };
  }, [platform.host]);
  if (stores.length === 0) return null;
  return (
    <Alert tone="info" title={t('account.ownStores')}>
      <ul className={styles.ownStores}>
        {stores.map(({ storeId, name, host }) => (
          <li key={storeId}>
            <a
              className={styles.link}
              href={`${storeAddress(platform, host)}${localPath('/admin/dashboard', locale)}`}
            >
              <bdi>{localized(name, locale)}</bdi> <bdi dir="ltr">{host}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
