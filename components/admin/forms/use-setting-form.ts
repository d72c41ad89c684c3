import { useState } from 'react';
import { toNestErrors } from '@hookform/resolvers';
import { useTranslation } from 'next-i18next/pages';
import { useForm, type FieldValues, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import { ValidationError } from 'yup';
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
  /** What is stored now, live. */
  readonly stored: SettingEdits[P];
  /** When it was saved, milliseconds since the epoch; 0 when never. */
  readonly savedAt: number;
  /** The form has the shape of the edit, with amounts and counts as they are typed. */
  readonly toForm: (stored: SettingEdits[P]) => Form;
  /** What cannot be read as a number is NaN, which the schema refuses at its field. */
  readonly toEdit: (form: Form) => SettingEdits[P];
}

export interface SettingForm<Form extends FieldValues> {
  readonly form: UseFormReturn<Form>;
  readonly save: () => Promise<void>;
  /** Nobody chose what it holds yet, so that it may be saved as it is. */
  readonly isUnchosen: boolean;
  /** Somebody saved since this form was filled, and it conflicts with what was typed here. */
  readonly hasNewer: boolean;
  /** Throws away what was typed. */
  readonly takeNewer: () => void;
  /** Keeps what was typed, to be saved over the newer version. */
  readonly keepOwn: () => void;
}

/**
 * The form of one part of the setting. It follows what others save until something is typed; from then on it keeps what
 * is typed and shows that there is a newer version. Saving is refused by the server when there is one.
 */
export function useSettingForm<P extends SettingPart, Form extends FieldValues>(
  options: SettingFormOptions<P, Form>,
): SettingForm<Form> {
  const { part, stored, savedAt, toForm, toEdit } = options;
  const { t } = useTranslation('admin');
  const { storeId } = useStoreSetting();
  const text = useErrorText();
  const [base, setBase] = useState({ stored, savedAt });
  const form = useForm<Form>({ values: toForm(base.stored), resolver: resolverOf(part, toEdit) });
  const keepTyped = useTypedMeanwhile(form);

  const isNewer = savedAt > base.savedAt;
  const { isDirty } = form.formState;
  if (isNewer && !isDirty) setBase({ stored, savedAt });

  const save = form.handleSubmit(async (values) => {
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
  });

  const takeNewer = () => {
    setBase({ stored, savedAt });
    form.reset(toForm(stored));
  };
  const keepOwn = () => setBase({ stored: base.stored, savedAt });
  const isUnchosen = base.savedAt === 0;
  return { form, save: () => save(), isUnchosen, hasNewer: isNewer && isDirty, takeNewer, keepOwn };
}

/** The schema that the function uses, at the same paths. */
const resolverOf =
  <P extends SettingPart, Form extends FieldValues>(
    part: P,
    toEdit: SettingFormOptions<P, Form>['toEdit'],
  ): Resolver<Form> =>
  (values, _, options) => {
    try {
      settingSchemas[part].validateSync(toEdit(values), { abortEarly: false });
      return { values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const found = [...error.inner]
        .reverse()
        .map(({ path, message }) => [path || 'root', { type: 'refused', message }]);
      return { values: {}, errors: toNestErrors<Form>(Object.fromEntries(found), options) };
    }
  };
