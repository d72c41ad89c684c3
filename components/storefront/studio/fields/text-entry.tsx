import { useTranslation } from 'next-i18next/pages';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { TextField } from '@/components/ui/forms/text-field';
import { textIn } from '@/lib/domain/locale';
import { isOneLine, type StudioField } from '@/lib/domain/studio/template/template';
import { charactersIn, cleanDesignText } from '@/lib/domain/studio/text/clean-design-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

export interface TextEntryProps {
  readonly field: StudioField;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly warning: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** Up to this many characters, two lines are enough to see the text. */
const SHORT = 100;

/** One text of the board, in its own direction, with the number of characters used. */
export function TextEntry({ field, label, value, error, warning, onChange }: TextEntryProps) {
  const { t } = useTranslation('studio');
  const { locale, plain } = useFormats();
  const used = plain(charactersIn(cleanDesignText(value)));
  const counter = t('field.used', { used, most: plain(field.maxLength), count: field.maxLength });
  const shared = {
    label,
    error,
    hint: warning ? `${counter} · ${warning}` : counter,
    value,
    dir: 'auto',
    autoComplete: 'off',
    placeholder: textIn(field.example, locale),
  };
  return isOneLine(field) ? (
    <TextField {...shared} enterKeyHint="next" onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextAreaField
      {...shared}
      rows={field.maxLength <= SHORT ? 2 : 3}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
