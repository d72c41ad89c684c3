import { useTranslation } from 'next-i18next/pages';
import styles from '@/components/platform/open/open.module.css';
import type { StarterTemplate } from '@/lib/domain/opening/store-opening';
import type { OpeningStage } from '@/lib/functions/opening/open-store';

interface OpeningProps {
  readonly stage: OpeningStage;
  readonly template: StarterTemplate;
}

/** What is being done while the store opens, which takes seconds. */
export function Opening({ stage, template }: OpeningProps) {
  const { t } = useTranslation('platform');
  const key = stage === 'store' && template === 'boards' ? 'boards' : stage;
  return (
    <div className={styles.opening} role="status">
      <progress className={styles.bar} aria-label={t('opening.label')} />
      <p>{t(`opening.${key}`)}</p>
    </div>
  );
}
