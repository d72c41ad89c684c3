import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import styles from '@/components/platform/open/open.module.css';
import { adminPaths } from '@/lib/admin-paths';
import { localized, localPath } from '@/lib/domain/locale';
import type { PlatformSite } from '@/lib/domain/opening/platform-site';
import { originOf, type StorePlace } from '@/lib/domain/tenancy/store-place';
import { readOwnPlaces } from '@/lib/firestore/people/own-stores';
import { followSignedIn } from '@/lib/functions/account/switch-store';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The ways to the stores that this account works for already; nothing where there is none. */
export function OwnStores({ platform }: { readonly platform: PlatformSite }) {
  const { t } = useTranslation('platform');
  const locale = useLocale();
  const [places, setPlaces] = useState<readonly StorePlace[]>([]);
  useEffect(() => {
    let isOver = false;
    void readOwnPlaces().then((read) => {
      if (!isOver && read.ok) setPlaces(read.value);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (places.length === 0) return null;
  const path = localPath(adminPaths.dashboard, locale);
  return (
    <Alert tone="info" title={t('account.ownStores')}>
      <ul className={styles.ownStores}>
        {places.map((place) => (
          <li key={place.storeId}>
            <a
              className={styles.link}
              href={`${originOf(place, platform) ?? ''}${path}`}
              onClick={(event) => void followSignedIn(event, place.storeId, path)}
            >
              <bdi>{localized(place.name, locale)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
