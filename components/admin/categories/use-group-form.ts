import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { InferType } from 'yup';
import { notify } from '@/components/overlays/notify';
import { groupSchema } from '@/lib/domain/catalogue/groups/group-schema';
import { rebaseGroup, type GroupContent } from '@/lib/domain/catalogue/groups/merge-group';
import type { Brand } from '@/lib/domain/catalogue/product';
import { slugOfTitle } from '@/lib/domain/catalogue/slug';
import type { AppError } from '@/lib/domain/errors/app-error';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { randomKey } from '@/lib/browser/random-key';

export type GroupKind = 'categories' | 'brands';
export type GroupForm = InferType<typeof groupSchema>;

const contentOf = ({ name, slug, image }: GroupContent): GroupForm => ({ name, slug, image });

interface GroupFormState {
  readonly form: UseFormReturn<GroupForm>;
  /** What no field can be blamed for. */
  readonly failure: AppError | null;
  /** Follows the name with the address of a new group, until somebody types one. */
  suggestSlug(): void;
  submit(): Promise<void>;
}

/**
 * The form of a category or brand, whose `editing` is as it is now, and how it is saved; a refusal at a field is shown
 * there.
 */
export function useGroupForm(kind: GroupKind, editing: Editing<Brand>, onSaved: () => void): GroupFormState {
  const { t } = useTranslation('admin');
  const { group, parent } = editing;
  const [newId] = useState(randomKey);
  const [seen, setSeen] = useState<GroupContent | null>(group);
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<GroupForm>({
    resolver: yupResolver(groupSchema),
    defaultValues: group ? contentOf(group) : { name: { en: '', ar: '' }, slug: '', image: null },
  });

  /** The values to send: merged into somebody else's changes, once the person saw the conflict. */
  const rebased = (values: GroupForm): { from: GroupContent | null; wanted: GroupContent } =>
    failure?.code === 'edited-meanwhile' && group
      ? { from: group, wanted: rebaseGroup({ seen, wanted: values, stored: group }) }
      : { from: seen, wanted: values };

  const submit = form.handleSubmit(async (values) => {
    const { from, wanted } = rebased(values);
    setSeen(from);
    form.setValue('name', wanted.name);
    form.setValue('image', wanted.image);
    form.setValue('slug', wanted.slug);
    setFailure(null);
    const id = group?.id ?? newId;
    const request = { storeId: env.storeId, id, seen: from && contentOf(from), ...contentOf(wanted) };
    const saved = await (kind === 'brands'
      ? call('saveBrand', request)
      : call('saveCategory', { ...request, parentId: parent?.id ?? null }));
    if (saved.ok) {
      notify({ type: 'success', message: t('toast.updated') });
      return onSaved();
    }
    const { slug, name } = saved.error.fields ?? {};
    if (slug) form.setError('slug', { message: slug }, { shouldFocus: true });
    else if (name) form.setError('name', { message: name });
    else setFailure(saved.error);
  });

  return {
    form,
    failure,
    submit: () => submit(),
    suggestSlug() {
      if (group || form.getFieldState('slug').isDirty) return;
      form.setValue('slug', slugOfTitle(form.getValues('name')), {
        shouldValidate: form.formState.isSubmitted,
      });
    },
  };
}

/** What a form is open for: a group that exists, or null for a new one, which a parent makes a sub-category. */
export interface Editing<G extends Brand> {
  readonly group: G | null;
  readonly parent: G | null;
}

/** The same with the group as somebody else may have left it since. */
export const asItIsNow = <G extends Brand>(editing: Editing<G>, groups: readonly G[]): Editing<G> => ({
  ...editing,
  group: groups.find(({ id }) => id === editing.group?.id) ?? editing.group,
});
