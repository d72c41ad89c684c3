import type { FacetCount, FacetValue } from '@/lib/domain/catalogue/lists/list-facets';
import { MOST_CHOICES } from '@/lib/domain/catalogue/lists/list-query';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from './facet-choices.module.css';

interface FacetChoicesProps {
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** Slugs of the chosen values. */
  readonly chosen: readonly string[];
  readonly countOf: (value: FacetValue) => FacetCount | undefined;
  readonly onToggle: (slug: string) => void;
}

/** Values of an option, several of which can be chosen; a value without results is disabled. */
export function FacetChoices({ label, values, chosen, countOf, onToggle }: FacetChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {values.map((value) => {
        const { slug, name, swatch } = value;
        const isChosen = chosen.includes(slug);
        const count = countOf(value);
        const isUseless = count?.count === 0 || chosen.length >= MOST_CHOICES;
        return (
          <label key={slug} className={styles.choice}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && isUseless}
              onChange={() => onToggle(slug)}
            />
            {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
            <span className={styles.name}>{name}</span>
            {count && <Count {...count} />}
          </label>
        );
      })}
    </fieldset>
  );
}

export function Count({ count, isExact }: FacetCount) {
  const formats = useFormats();
  return (
    <span dir="ltr" className={styles.count}>
      {`${formats.count(count)}${isExact ? '' : '+'}`}
    </span>
  );
}
