import { useTranslation } from 'next-i18next/pages';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { localized } from '@/lib/domain/locale';
import type { StudioLayer } from '@/lib/domain/studio/template/template';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** A layer's name: its field, its own text, or its ornament. */
export function useLayerName(): (layer: StudioLayer) => string {
  const { t } = useTranslation('admin-studio');
  const { content } = useTemplateEditor();
  const locale = useLocale();
  return (layer) => {
    if (layer.kind === 'ornament') return t(`ornament.${layer.ornament}`);
    const field = content.fields.find(({ id }) => id === layer.fieldId);
    const name = field ? field.label : layer.kind === 'text' ? layer.text : null;
    return (name && localized(name, locale).replaceAll('\n', ' ')) || t(`layer.kind.${layer.kind}`);
  };
}
