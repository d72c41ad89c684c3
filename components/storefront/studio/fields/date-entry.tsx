import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { TextField } from '@/components/ui/forms/text-field';
import { DATE_FORMS, dateText, type DateForm } from '@/lib/domain/studio/text/date-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { TextEntry, type TextEntryProps } from './text-entry';
import styles from './fields.module.css';

/** Turns a date into words in a chosen format; the shopper can edit the words. */
export function DateEntry(props: TextEntryProps) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const [day, setDay] = useState('');
  const { dateForms: forms = DATE_FORMS } = props.field;
  const [form, setForm] = useState<DateForm>(forms[0] ?? 'gregorian');
  const write = (chosen: string, as: DateForm) => {
    const text = dateText(chosen, as, locale);
    if (text) props.onChange(text);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.label}</legend>
      <TextField
        type="date"
        label={t('date.day')}
        value={day}
        onChange={({ target }) => {
          setDay(target.value);
          write(target.value, form);
        }}
      />
      {forms.length > 1 && (
        <RadioCards
          look="chips"
          legend={t('date.form')}
          value={form}
          onValueChange={(chosen) => {
            setForm(chosen);
            write(day, chosen);
          }}
          choices={forms.map((value) => ({ value, label: t(`date.${value}`) }))}
        />
      )}
      <TextEntry {...props} label={t('date.words')} />
    </fieldset>
  );
}
