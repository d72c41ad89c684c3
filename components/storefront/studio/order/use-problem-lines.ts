import { useTranslation } from 'next-i18next/pages';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized, textIn } from '@/lib/domain/locale';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useProblemText } from '@/lib/hooks/language/use-problem-text';

/** The names of choices by what a problem calls them. */
const CHOICES = {
  arabicFace: 'choice.arabicFace',
  latinFace: 'choice.latinFace',
  inkId: 'choice.ink',
  backgroundId: 'choice.background',
  frameId: 'choice.frame',
  align: 'choice.align',
} as const;

const isChoice = (field: string): field is keyof typeof CHOICES => Object.hasOwn(CHOICES, field);

/** Tells, a line each, why a board is refused where no field of the page is marked: each line names what it is about. */
export function useProblemLines(template: StudioTemplate) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const problemText = useProblemText();
  const errors = useErrorText();
  const fieldOf = (id: string) => template.fields.find((field) => field.id === id);

  const nameOf = (id: string): string => {
    const field = fieldOf(id);
    if (field) return localized(field.label, locale);
    if (isChoice(id)) return t(CHOICES[id]);
    const layer = template.layers.find((one) => one.id === id);
    return layer?.kind === 'text' ? textIn(layer.text, locale) : '';
  };
  const line = (id: string, text: string): string => {
    // The limits in millimetres are the template's, not the shop's sizes.
    if (id === 'size') return t('order.size');
    const name = nameOf(id);
    return name ? t('order.of', { name, text }) : text;
  };
  const refusedText = (id: string, key: string): string => {
    if (isChoice(id)) return problemText({ field: id, code: 'unknown-choice', params: {} });
    const field = fieldOf(id);
    if (!field) return errors.ofError({ code: 'design-differs' });
    return field.kind === 'picture' ? t('order.picture') : (errors.ofField(key) ?? '');
  };
  return {
    /** Problems of the drawing that no field shows. */
    ofOthers: (problems: readonly BoardProblem[]): string[] =>
      problems.filter(({ field }) => !fieldOf(field)).map((one) => line(one.field, problemText(one))),
    /** What the store refused; empty if it names nothing. */
    ofFailure: ({ fields = {} }: AppError): string[] =>
      Object.entries(fields).map(([id, key]) => line(id, refusedText(id, key))),
  };
}
