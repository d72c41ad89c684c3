import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import styles from './spacer-section.module.css';

/** Empty space of a given size. */
export const SpacerSection = ({ section: { size } }: SectionViewProps<'spacer'>) => (
  <div className={styles.space} data-size={size} />
);
