import { renderHook } from '@testing-library/react';
import type { DraftOption } from '@/lib/domain/catalogue/editing/product-draft';
import { useOptions } from './use-options';

let mockDraft: { options: DraftOption[]; variants: [] } = { options: [], variants: [] };
jest.mock('next-i18next/pages', () => ({ useTranslation: () => ({ t: String }) }));
jest.mock('@/components/admin/products/editor/editor-context', () => ({
  useEditor: () => ({ base: { variants: [] } }),
}));
jest.mock('@/components/admin/products/editor/draft-form', () => ({
  useDraftForm: () => ({
    getValues: (name: 'options' | 'variants') => mockDraft[name],
    setValue: (name: string, value: unknown) => {
      mockDraft = { ...mockDraft, [name]: value };
    },
  }),
}));

/** The ids that a new product's colours get. */
function idsOf(...names: DraftOption['name'][]): string[] {
  mockDraft = { options: [{ id: 'color', name: { en: 'Color', ar: '' }, values: [] }], variants: [] };
  const { result } = renderHook(useOptions);
  for (const name of names) result.current.addValue(0, { name, swatch: '', width: '', height: '' });
  return mockDraft.options.flatMap(({ values }) => values.map(({ id }) => id));
}

test('the same colour of two products is one value, also where it is named in Arabic alone', () => {
  const gold = { en: '', ar: 'ذهبي' };
  const [id = ''] = idsOf(gold);
  expect(id).toMatch(/^[\w-]+$/);
  expect(idsOf(gold)).toEqual([id]);
  expect(idsOf({ en: '', ar: 'فضي' })).not.toEqual([id]);
  expect(idsOf({ en: 'Oak', ar: 'بلوط' })).toEqual(['oak']);
});

test('two names of one product never share an id', () => {
  expect(idsOf({ en: 'Off white', ar: '' }, { en: 'Off-white!', ar: '' })).toEqual([
    'off-white',
    'off-white-2',
  ]);
});
