import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { Icon } from '@/components/ui/media/icon';
import { SectionFrame } from './section-frame';
import styles from './faq-section.module.css';

/** Questions that expand to their answers, without scripts. */
export const FaqSection = ({ section: { title, items } }: SectionViewProps<'faq'>) => (
  <SectionFrame title={title} className={styles.faq}>
    {items.map(({ question, answer }, index) => (
      <details key={index} className={styles.item}>
        <summary className={styles.question}>
          <span lang={question.lang} dir={question.dir}>
            {question.text}
          </span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <p className={styles.answer} lang={answer.lang} dir={answer.dir}>
          {answer.text}
        </p>
      </details>
    ))}
  </SectionFrame>
);
