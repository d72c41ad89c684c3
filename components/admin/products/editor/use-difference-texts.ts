import { useTranslation } from 'next-i18next/pages';
import { variantName } from '@/components/admin/products/editor/variants/variant-names';
import { EDITED_FIELDS, isFieldOf } from '@/lib/domain/catalogue/fields/edited-fields';
import type { Versions } from '@/lib/domain/catalogue/editing/merge-drafts';
import { ORDER, type Json } from '@/lib/domain/catalogue/editing/merge-edits';
import { PRODUCT_STATUSES } from '@/lib/domain/catalogue/product';
import { isLocale, localized } from '@/lib/domain/locale';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';
import { useLocale } from '@/lib/hooks/language/use-locale';

const VARIANT_FIELDS = ['price', 'salePrice', 'stock', 'weight', 'sku', 'enabled', 'picture'] as const;

/** Describes the fields and values of differences for people. */
export function useDifferenceTexts({ mine, theirs, base }: Versions) {
  const { t } = useTranslation(['admin-editor', 'admin', 'product-fields']);
  const locale = useLocale();
  const versions = [mine, theirs, base];

  const inLanguage = (label: string, language: string | undefined): string =>
    isLocale(language) ? t('text.label', { label, language: t(`text.language.${language}`) }) : label;

  const pictureName = (path: string): string => {
    const number =
      1 + Math.max(...versions.map(({ images }) => images.findIndex((one) => one.path === path)));
    return t('picture.name', { number });
  };

  const optionLabel = (id: string | undefined, rest: readonly string[]): string => {
    const option = versions.flatMap(({ options }) => options).find((one) => one.id === id);
    if (!option) return t('section.options');
    const value = rest[0] === 'values' ? option.values.find((one) => one.id === rest[1]) : undefined;
    const name = localized(option.name, locale);
    const whole = value ? t('merge.of', { part: localized(value.name, locale), whole: name }) : name;
    return inLanguage(whole, rest.at(-1));
  };

  const variantLabel = (id: string | undefined, field: string | undefined): string => {
    for (const { variants, options } of versions) {
      const variant = variants.find((one) => one.id === id);
      const known = VARIANT_FIELDS.find((one) => one === field);
      const name = variant && (variantName(options, variant, locale) || t('section.variants'));
      if (name) return known ? t('merge.of', { part: t(`variant.${known}`), whole: name }) : name;
    }
    return t('section.variants');
  };

  return {
    label([list, id, ...rest]: readonly string[]): string {
      if (list === 'images')
        return !id || id === ORDER ? t('picture.order') : inLanguage(pictureName(id), rest.at(-1));
      if (list === 'options') return optionLabel(id, rest);
      if (list === 'variants') return variantLabel(id, rest[0]);
      return isFieldOf(EDITED_FIELDS, list) ? inLanguage(t(`product-fields:${list}`), id) : (list ?? '');
    },
    value(path: readonly string[], value: Json): string {
      if (path.at(-1) === ORDER) return t('merge.otherOrder');
      if (value === undefined) return t('merge.removed');
      if (typeof value === 'boolean') return t(value ? 'merge.on' : 'merge.off');
      const status = path[0] === 'status' && PRODUCT_STATUSES.find((one) => one === value);
      if (status) return t(`admin:products.status.${status}`);
      const taxClass = path[0] === 'taxClass' && TAX_CLASSES.find((one) => one === value);
      if (taxClass) return t(`admin:products.taxClass.${taxClass}`);
      if (typeof value === 'object') return t('merge.added');
      return value === '' ? t('merge.empty') : String(value);
    },
  };
}
