import dynamic from 'next/dynamic';
import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import { useCurrency } from '@/context/currency-context';
import { localized } from '@/lib/domain/locale';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import { withVerse } from '@/lib/domain/studio/design/with-verse';
import { isFilledIn } from '@/lib/domain/studio/design/add-ons';
import type { StudioField, StudioTemplate } from '@/lib/domain/studio/template/template';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useProblemText } from '@/lib/hooks/language/use-problem-text';
import { DateEntry } from './date-entry';
import { LineChoice } from './lines/line-choice';
import { PictureEntry } from './picture-entry';
import { TextEntry } from './text-entry';
import styles from './fields.module.css';

/** Loaded only for templates with a verse. */
const VerseEntry = dynamic(() => import('./verse/verse-entry').then((module) => module.VerseEntry), {
  ssr: false,
});

/** Poetry and proverbs are for quotes and blessings; a field of fewer characters holds a place or a year. */
const LEAST_FOR_LINES = 100;

interface StudioFieldsProps {
  readonly template: StudioTemplate;
  readonly design: DesignOnScreen;
  /** Of the board that was drawn last; undefined before the first. */
  readonly problems: readonly BoardProblem[] | undefined;
  readonly warnings: readonly BoardProblem[] | undefined;
  /** True to mark the required fields that are empty. */
  readonly showMissing: boolean;
  /** The fields whose picture could not be shown. */
  readonly gone: readonly string[];
  readonly onPicture: (path: string, preview: string) => void;
  readonly previewOf: (path: string) => string;
}

/** The fields that the shopper fills in, each with its error. */
export const StudioFields = memo(function StudioFields({
  template,
  design,
  problems,
  warnings,
  showMissing,
  gone,
  ...pictures
}: StudioFieldsProps) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const { format } = useCurrency();
  const problemText = useProblemText();
  const { input, change } = design;

  const errorOf = (field: StudioField): string | undefined => {
    const isEmpty = !isFilledIn(field, input);
    if (isEmpty) {
      const isMissing = field.required && showMissing;
      return isMissing ? problemText({ field: field.id, code: 'required', params: {} }) : undefined;
    }
    const problem = problems?.find((one) => one.field === field.id && one.code !== 'required');
    return problem && problemText(problem);
  };
  const warningOf = (field: StudioField): string | undefined => {
    const warning = isFilledIn(field, input) && warnings?.find((one) => one.field === field.id);
    return warning ? problemText(warning) : undefined;
  };

  return template.fields.map((field) => {
    const label = [
      localized(field.label, locale),
      !field.required && t('field.optional'),
      field.addOn > 0 && t('field.addOn', { price: format(field.addOn) }),
    ]
      .filter(Boolean)
      .join(' · ');
    const shared = { field, label, error: errorOf(field), warning: warningOf(field) };
    if (field.kind === 'picture')
      return (
        <PictureEntry
          key={field.id}
          {...shared}
          isGone={gone.includes(field.id)}
          template={template}
          design={design}
          {...pictures}
        />
      );
    if (field.kind === 'verse')
      return (
        <VerseEntry
          key={field.id}
          {...shared}
          value={input.texts[field.id] ?? ''}
          reference={input.verses[field.id]}
          onChoose={(chosen) => change(field.id, withVerse(input, field.id, chosen))}
        />
      );
    const text = {
      ...shared,
      value: input.texts[field.id] ?? '',
      onChange: (typed: string) => change(field.id, { texts: { ...input.texts, [field.id]: typed } }),
    };
    return field.kind === 'date' ? (
      <DateEntry key={field.id} {...text} />
    ) : (
      <div key={field.id} className={styles.entry}>
        <TextEntry {...text} />
        {field.kind === 'text' && field.maxLength >= LEAST_FOR_LINES && (
          <LineChoice maxLength={field.maxLength} onChoose={text.onChange} />
        )}
      </div>
    );
  });
});
