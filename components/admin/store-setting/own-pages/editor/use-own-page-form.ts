import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm, type Path, type UseFormReturn } from 'react-hook-form';
import { useTypedMeanwhile } from '@/components/admin/forms/use-typed-meanwhile';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import { isSame } from '@/lib/domain/is-same';
import type { OwnPage, PageContent } from '@/lib/domain/own-pages/own-page';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { formPath, toContent, toForm, type PageForm } from './page-form';

export interface OwnPageForm {
  readonly form: UseFormReturn<PageForm>;
  /** Saves the draft; resolves to the time of the save, or to null if it was refused. */
  readonly save: () => Promise<number | null>;
  /** The `updatedAt` of the form's base version, for the next action on the page. */
  readonly seen: number;
  /** Shows a refusal's errors at their fields, and the rest in a toast. */
  readonly refuse: (error: AppError) => void;
  /** Call it after a callable has changed the page, as publishing does. */
  readonly follow: (updatedAt: number) => void;
  /** The last version of somebody else that the form took over; null before any. */
  readonly taken: PageContent | null;
  readonly hasNewer: boolean;
  readonly takeNewer: () => void;
  readonly keepOwn: () => void;
  /** Fills the form with other content, unsaved. */
  readonly replace: (content: PageContent) => void;
}

/**
 * A page's form. It follows others' saves until somebody types; then it keeps the typed text and reports a newer version. Calls
 * `onRefused` with the fields that a save refused.
 */
export function useOwnPageForm(stored: OwnPage, onRefused: (paths: readonly string[]) => void): OwnPageForm {
  const { t } = useTranslation('admin');
  const { ofError } = useErrorText();
  const { storeId } = useStoreSetting();
  const [base, setBase] = useState({ draft: stored.draft, updatedAt: stored.updatedAt });
  const [taken, setTaken] = useState<PageContent | null>(null);
  const form = useForm<PageForm>({ values: toForm(base.draft), shouldFocusError: false });
  const keepTyped = useTypedMeanwhile(form);
  const { isDirty } = form.formState;
  const isNewer = stored.updatedAt > base.updatedAt;
  const take = () => {
    setBase({ draft: stored.draft, updatedAt: stored.updatedAt });
    // Publishing, also one's own, changes the page but not its draft.
    if (!isSame(stored.draft, base.draft)) setTaken(stored.draft);
  };
  if (isNewer && !isDirty) take();

  const refuse = (error: AppError) => {
    const paths = Object.entries(error.fields ?? {}).map(([field, message]) => {
      const path = formPath(field);
      form.setError(path as Path<PageForm>, { message });
      return path;
    });
    if (paths.length) onRefused(paths);
    notify({ type: 'error', message: ofError(error) });
  };

  const send = async (values: PageForm): Promise<number | null> => {
    const content = toContent(values);
    const saved = await call('saveOwnPage', { storeId, id: stored.id, seen: base.updatedAt, content });
    if (!saved.ok) {
      refuse(saved.error);
      return null;
    }
    const { updatedAt, content: kept } = saved.value;
    setBase({ draft: kept, updatedAt });
    keepTyped(values);
    form.reset(toForm(kept));
    notify({ type: 'success', message: t('toast.updated') });
    return updatedAt;
  };

  return {
    form,
    async save() {
      // The function validates again, so old errors are cleared.
      form.clearErrors();
      let savedAt: number | null = null;
      await form.handleSubmit(async (values) => {
        savedAt = await send(values);
      })();
      return savedAt;
    },
    refuse,
    seen: base.updatedAt,
    // The saved version becomes the base.
    follow: (updatedAt) => setBase((now) => ({ ...now, updatedAt })),
    taken,
    hasNewer: isNewer && isDirty,
    takeNewer() {
      take();
      form.reset(toForm(stored.draft));
    },
    keepOwn: () => setBase((now) => ({ ...now, updatedAt: stored.updatedAt })),
    replace: (content) => form.reset(toForm(content), { keepDefaultValues: true }),
  };
}
