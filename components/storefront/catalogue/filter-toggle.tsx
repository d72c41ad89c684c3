import type { ReactNode } from 'react';
import type { FacetCount } from '@/lib/domain/catalogue/list-facets';
import { Count } from './facet-choices';
import styles from './filter-bar.module.css';

interface FilterToggleProps {
  readonly checked: boolean;
  /** What it would leave, where that is known. */
  readonly count: FacetCount | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A filter that is either on or off. */
export const FilterToggle = ({ checked, count, onChange, children }: FilterToggleProps) => (
  <label className={styles.pill} data-toggle="">
    <input
      type="checkbox"
      checked={checked}
      disabled={!checked && count?.count === 0}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
    {count && <Count {...count} />}
  </label>
);
