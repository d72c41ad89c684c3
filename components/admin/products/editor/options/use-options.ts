import { arrayMove } from '@dnd-kit/sortable';
import { useTranslation } from 'next-i18next/pages';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { notify } from '@/components/overlays/notify';
import { randomKey } from '@/lib/browser/random-key';
import { newVariant, type DraftOption, type DraftValue } from '@/lib/domain/catalogue/editing/product-draft';
import { freeSlug, slugOfTitle } from '@/lib/domain/catalogue/slug';
import { optionValueId } from '@/lib/domain/catalogue/variants/option-value-id';
import {
  countCombinations,
  MAX_VARIANTS,
  variantList,
} from '@/lib/domain/catalogue/variants/variant-combinations';

export const OPTION_KINDS = ['color', 'size', 'other'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

const NAMES: Record<OptionKind, { en: string; ar: string }> = {
  color: { en: 'Color', ar: 'اللون' },
  size: { en: 'Size', ar: 'المقاس' },
  other: { en: '', ar: '' },
};

/** A value before it has an id. */
export type NewValue = Pick<DraftValue, 'name' | 'swatch' | 'width' | 'height'>;

/** Changes the options and updates the combinations; unchanged combinations keep their data. */
export function useOptions() {
  const { t } = useTranslation('admin-editor');
  const { base } = useEditor();
  const { getValues, setValue } = useDraftForm();

  const set = (options: DraftOption[]): boolean => {
    if (countCombinations(options) > MAX_VARIANTS) {
      notify({ type: 'error', message: t('option.tooMany', { count: MAX_VARIANTS }) });
      return false;
    }
    const variants = variantList(options, getValues('variants'), newVariant, base.variants);
    setValue('options', options, { shouldDirty: true });
    setValue('variants', variants, { shouldDirty: true });
    return true;
  };
  const change = (index: number, edit: (option: DraftOption) => DraftOption) =>
    set(getValues('options').map((option, at) => (at === index ? edit(option) : option)));

  /** Removes by setting `next`, with an undo that also restores the combinations' prices and stock. */
  const drop = (next: DraftOption[], message: string) => {
    const before = { options: getValues('options'), variants: getValues('variants') };
    if (!set(next)) return;
    const undo = () => {
      setValue('options', before.options, { shouldDirty: true });
      setValue('variants', before.variants, { shouldDirty: true });
    };
    notify({ type: 'info', message, action: { label: t('undo'), onClick: undo } });
  };

  return {
    add(kind: OptionKind) {
      const id = kind === 'other' ? randomKey() : kind;
      set([...getValues('options'), { id, name: { ...NAMES[kind] }, values: [] }]);
    },
    remove: (index: number) =>
      drop(
        getValues('options').filter((_, at) => at !== index),
        t('option.removed'),
      ),
    move: (index: number, by: 1 | -1) => set(arrayMove(getValues('options'), index, index + by)),
    addValue: (index: number, value: NewValue): boolean =>
      change(index, (option) => ({
        ...option,
        values: [...option.values, { ...value, id: valueId(option, value) }],
      })),
    removeValue(index: number, at: number) {
      const options = getValues('options').map((option, position) =>
        position === index ? { ...option, values: option.values.filter((_, place) => place !== at) } : option,
      );
      drop(options, t('value.removed'));
    },
    moveValue: (index: number, at: number, by: 1 | -1) =>
      change(index, (option) => ({ ...option, values: arrayMove(option.values, at, at + by) })),
  };
}

/** An id derived from the value's name, so that the same colour of two products is one value in the shop's filters. */
const valueId = ({ values }: DraftOption, { name }: NewValue): string =>
  freeSlug(optionValueId(slugOfTitle(name)), (candidate) => values.some(({ id }) => id === candidate));
