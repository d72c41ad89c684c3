import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { SOCIAL_NETWORKS } from '@/lib/domain/store/store-setting';
import styles from './social-links.module.css';

/** The store's own pages elsewhere, as far as it has any. */
export function SocialLinks() {
  const { t } = useTranslation('common');
  const { social } = useStoreSetting().contact;
  const networks = SOCIAL_NETWORKS.filter((network) => social[network]);
  if (networks.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('footer.social')}>
      {networks.map((network) => (
        <li key={network}>
          <a className={styles.link} href={social[network]} rel="me noopener" target="_blank">
            {t(`social.${network}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
