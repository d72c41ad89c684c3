import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/media/icon';
import { recipe } from '@/theme/recipe';
import styles from './select.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { readonly look?: 'field' | 'plain' };

/** The browser's own select in the look of an input, the lightest combobox; name it with a label or `aria-label`. */
export function Select({ look = 'field', className, ...select }: SelectProps) {
  const box = look === 'field' ? recipe('input', { className: styles.box }) : styles.plain;
  return (
    <span className={[styles.wrapper, className].filter(Boolean).join(' ')}>
      <select {...select} className={box} />
      <span className={styles.arrow}>
        <Icon name="chevron-down" size={16} />
      </span>
    </span>
  );
}
