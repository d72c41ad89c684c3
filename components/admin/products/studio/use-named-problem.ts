import { useTranslation } from 'next-i18next/pages';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { useLayerName } from '@/components/admin/products/studio/use-layer-name';
import { localized } from '@/lib/domain/locale';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useProblemText } from '@/lib/hooks/language/use-problem-text';

/** Describes a problem that keeps a board from being made, with its field or layer. */
export function useNamedProblem(): (problem: BoardProblem) => string {
  const { t } = useTranslation('admin-studio');
  const { content } = useTemplateEditor();
  const textOf = useProblemText();
  const locale = useLocale();
  const nameOf = useLayerName();
  return (problem) => {
    const { field } = problem;
    const asked = content.fields.find(({ id }) => id === field);
    const layer = content.layers.find(({ id }) => id === field);
    const name = asked ? localized(asked.label, locale) : layer ? nameOf(layer) : '';
    const text = textOf(problem);
    return name ? t('problem.of', { name, text }) : text;
  };
}
