import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SwatchField } from '@/components/admin/products/editor/options/swatch-field';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { ChoiceInput } from '@/components/admin/products/studio/template-inputs';
import { valueAt } from '@/lib/domain/studio/editing/value-at';

/** The initial fixed colour. */
const FIXED = '#b08a3e';

/** A layer's colour: the shopper's ink or background, or a fixed one. */
export function LayerColorInput({ path }: { readonly path: string }) {
  const { t } = useTranslation('admin-studio');
  const { content, set } = useTemplateEditor();
  const color = String(valueAt(content, path));
  const isFixed = color.startsWith('#');
  return (
    <Flex gap="3" align="flex-end">
      <ChoiceInput
        path={path}
        label={t('layer.color')}
        options={[
          { value: 'ink', label: t('color.ink') },
          { value: 'background', label: t('color.background') },
          { value: isFixed ? color : FIXED, label: t('color.fixed') },
        ]}
      />
      {isFixed && <SwatchField name={t('color.fixed')} value={color} onChange={(next) => set(path, next)} />}
    </Flex>
  );
}
