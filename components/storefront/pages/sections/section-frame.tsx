import { useId, type ReactNode } from 'react';
import type { ShownText } from '@/lib/domain/own-pages/resolved-section';
import { recipe } from '@/theme/recipe';
import styles from './section-frame.module.css';

interface SectionFrameProps {
  readonly title: ShownText | null;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The frame of a page's section, with an optional title. */
export function SectionFrame({ title, children, className }: SectionFrameProps) {
  const id = useId();
  if (!title) return <div className={className}>{children}</div>;
  const { text, ...foreign } = title;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={recipe('heading', { size: '3xl', className: styles.title })} {...foreign}>
        {text}
      </h2>
      {children}
    </section>
  );
}
