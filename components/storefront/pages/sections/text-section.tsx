import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import content from '@/components/storefront/content/store-page-view.module.css';
import { SectionFrame } from './section-frame';
import styles from './text-section.module.css';

/** A rich text, which the server has cleaned. */
export function TextSection({ section: { title, body, width } }: SectionViewProps<'text'>) {
  const { text, ...foreign } = body;
  return (
    <SectionFrame title={title} className={width === 'narrow' ? styles.narrow : undefined}>
      <div className={content.body} {...foreign} dangerouslySetInnerHTML={{ __html: text }} />
    </SectionFrame>
  );
}
