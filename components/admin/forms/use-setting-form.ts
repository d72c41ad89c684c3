import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { schemaResolver } from '@/components/admin/forms/schema-resolver';
import { useTypedMeanwhile } from '@/components/admin/forms/use-typed-meanwhile';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { settingSchemas } from '@/lib/domain/store/editing/setting-schemas';
import type { SettingPart } from '@/lib/domain/store/store-setting';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface SettingFormOptions<P extends SettingPart, Form extends FieldValues> {
  readonly part: P;
  /** The stored version, live. */
  readonly stored: SettingEdits[P];
  /** When it was saved (milliseconds since the epoch); 0 for never. */
  readonly savedAt: number;
  /** Converts to the form's shape, with amounts and counts as typed texts. */
  readonly toForm: (stored: SettingEdits[P]) => Form;
  /** Converts back. Text that is not a number becomes NaN, which the schema refuses at its field. */
  readonly toEdit: (form: Form) => SettingEdits[P];
}

export interface SettingForm<Form extends FieldValues> {
  readonly form: UseFormReturn<Form>;
  readonly save: () => Promise<void>;
  /** True if nobody has chosen the values yet, so that they may be saved unchanged. */
  readonly isUnchosen: boolean;
  /** True if somebody else saved a version that conflicts with the typed changes. */
  readonly hasNewer: boolean;
  /** Discards the typed changes. */
  readonly takeNewer: () => void;
  /** Keeps the typed changes, to save them over the newer version. */
  readonly keepOwn: () => void;
}

/**
 * The form of one part of the setting. It follows others' saves until somebody types; then it keeps the typed text and reports
 * a newer version. The server refuses to save over one.
 */
export function useSettingForm<P extends SettingPart, Form extends FieldValues>(
  options: SettingFormOptions<P, Form>,
): SettingForm<Form> {
  const { part, stored, savedAt, toForm, toEdit } = options;
  const { t } = useTranslation('admin');
  const { storeId } = useStoreSetting();
  const text = useErrorText();
  const [base, setBase] = useState({ stored, savedAt });
  const form = useForm<Form>({
    values: toForm(base.stored),
    resolver: schemaResolver((values) => {
      settingSchemas[part].validateSync(toEdit(values), { abortEarly: false });
    }),
  });
  const keepTyped = useTypedMeanwhile(form);

  const isNewer = savedAt > base.savedAt;
  const { isDirty } = form.formState;
  if (isNewer && !isDirty) setBase({ stored, savedAt });

  const save = form.handleSubmit(
    async (values) => {
      const edit = settingSchemas[part].cast(toEdit(values)) as SettingEdits[P];
      const result = await call('saveStoreSetting', { storeId, seen: base.savedAt, [part]: edit });
      if (result.ok) {
        setBase({ stored: edit, savedAt: result.value.savedAt });
        keepTyped(values);
        form.reset(toForm(edit));
        notify({ type: 'success', message: t('toast.updated') });
        return;
      }
      for (const [field, message] of Object.entries(result.error.fields ?? {}))
        form.setError(field.replace(`${part}.`, '') as Path<Form>, { message });
      notify({ type: 'error', message: text.ofError(result.error) });
    },
    // The invalid field may be far from the button.
    () => notify({ type: 'error', message: text.ofError({ code: 'invalid-input' }) }),
  );

  const takeNewer = () => {
    setBase({ stored, savedAt });
    form.reset(toForm(stored));
  };
  const keepOwn = () => setBase({ stored: base.stored, savedAt });
  const isUnchosen = base.savedAt === 0;
  return { form, save: () => save(), isUnchosen, hasNewer: isNewer && isDirty, takeNewer, keepOwn };
}
