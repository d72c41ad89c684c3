import { useTranslation } from 'next-i18next/pages';
import { Select } from '@/components/ui/forms/select';
import { findGroups } from '@/lib/domain/catalogue/groups/find-groups';
import type { FacetCount, FacetValue } from '@/lib/domain/catalogue/lists/list-facets';
import { isFiltered, type ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './filter-fields.module.css';

interface GroupSelectsProps {
  readonly categories: readonly ListedCategory[];
  readonly brands: readonly FacetValue[];
  readonly query: ListQuery;
  readonly base: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

interface Choice extends FacetCount {
  readonly slug: string;
  readonly name: string;
}

/** Category, sub-category and brand; with counts only while no other filter is active. */
export function GroupSelects({ categories, brands, query, base, onChange }: GroupSelectsProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { category: parent, sub } = findGroups(categories, query);
  const choicesUnder = (parentId: string | null): Choice[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .map(({ slug, name, productCount }) => ({
        slug,
        name: localized(name, locale),
        count: productCount,
        isExact: true,
      }));
  const isWhole = !isFiltered({ ...query, category: base.category, sub: base.sub }, base);
  const isBrandAlone = !isFiltered({ ...query, brand: base.brand }, base);
  return (
    <>
      <ChoiceSelect
        label={t('filters.category')}
        value={parent?.slug ?? ''}
        choices={choicesUnder(null)}
        isCounted={isWhole}
        onChange={(category) => onChange({ category })}
      />
      <ChoiceSelect
        label={t('filters.subCategory')}
        value={sub?.slug ?? ''}
        choices={parent ? choicesUnder(parent.id) : []}
        isCounted={isWhole}
        onChange={(sub) => onChange({ sub })}
      />
      {brands.length > 0 && (
        <ChoiceSelect
          label={t('filters.brand')}
          value={query.brand}
          choices={brands}
          isCounted={isBrandAlone}
          onChange={(brand) => onChange({ brand })}
        />
      )}
    </>
  );
}

interface ChoiceSelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly isCounted: boolean;
  readonly onChange: (slug: string) => void;
}

function ChoiceSelect({ label, value, choices, isCounted, onChange }: ChoiceSelectProps) {
  const { t } = useTranslation('catalogue');
  const counted = ({ name, count, isExact }: Choice) =>
    isCounted ? t(isExact ? 'filters.counted' : 'filters.countedAtLeast', { name, number: count }) : name;
  return (
    <label className={styles.pill}>
      <span className={styles.label}>{label}</span>
      <Select
        look="plain"
        value={choices.some(({ slug }) => slug === value) ? value : ''}
        disabled={choices.length === 0}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('filters.all')}</option>
        {choices.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {counted(choice)}
          </option>
        ))}
      </Select>
    </label>
  );
}
