import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { InferType } from 'yup';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { groupSchema } from '@/lib/domain/catalogue/groups/group-schema';
import { rebaseGroup, type GroupContent } from '@/lib/domain/catalogue/groups/merge-group';
import type { Brand } from '@/lib/domain/catalogue/product';
import { slugOfTitle } from '@/lib/domain/catalogue/slug';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { randomKey } from '@/lib/browser/random-key';

export type GroupKind = 'categories' | 'brands';
export type GroupForm = InferType<typeof groupSchema>;

const NO_TEXT = { en: '', ar: '' };

const contentOf = (group: GroupContent): GroupForm => {
  const { name, slug, slugAr = '', image, seoTitle = NO_TEXT, seoDescription = NO_TEXT } = group;
  return { name, slug, slugAr, image, seoTitle, seoDescription };
};

interface GroupFormState {
  readonly form: UseFormReturn<GroupForm>;
  /** A failure that belongs to no field. */
  readonly failure: AppError | null;
  /** Derives a new group's address from its name, until somebody types an address. */
  suggestSlug(): void;
  submit(): Promise<void>;
}

/**
 * The form of a category or brand and how it is saved; errors appear at their fields. `editing` is the group's current version.
 */
export function useGroupForm(kind: GroupKind, editing: Editing<Brand>, onSaved: () => void): GroupFormState {
  const store = useStoreId();
  const { t } = useTranslation('admin');
  const { group, parent } = editing;
  const [newId] = useState(randomKey);
  const [seen, setSeen] = useState<GroupContent | null>(group);
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<GroupForm>({
    resolver: yupResolver(groupSchema),
    defaultValues: contentOf(group ?? { name: NO_TEXT, slug: '', image: null }),
  });

  /** The values to send; after a conflict was shown, they are merged into the other person's changes. */
  const rebased = (values: GroupForm): { from: GroupContent | null; wanted: GroupContent } =>
    failure?.code === 'edited-meanwhile' && group
      ? { from: group, wanted: rebaseGroup({ seen, wanted: values, stored: group }) }
      : { from: seen, wanted: values };

  const submit = form.handleSubmit(async (values) => {
    const { from, wanted } = rebased(values);
    setSeen(from);
    const content = contentOf(wanted);
    form.setValue('name', content.name);
    form.setValue('image', content.image);
    form.setValue('slug', content.slug);
    form.setValue('slugAr', content.slugAr);
    form.setValue('seoTitle', content.seoTitle);
    form.setValue('seoDescription', content.seoDescription);
    setFailure(null);
    const id = group?.id ?? newId;
    const request = { storeId: store, id, seen: from && contentOf(from), ...content };
    const saved = await (kind === 'brands'
      ? call('saveBrand', request)
      : call('saveCategory', { ...request, parentId: parent?.id ?? null }));
    if (saved.ok) {
      notify({ type: 'success', message: t('toast.updated') });
      return onSaved();
    }
    const { slug, slugAr, name } = saved.error.fields ?? {};
    if (slug) form.setError('slug', { message: slug }, { shouldFocus: true });
    else if (slugAr) form.setError('slugAr', { message: slugAr }, { shouldFocus: true });
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

/** The edited group; null for a new one, which a parent makes a sub-category. */
export interface Editing<G extends Brand> {
  readonly group: G | null;
  readonly parent: G | null;
}

/** The same with the group's latest version, which somebody else may have changed. */
export const asItIsNow = <G extends Brand>(editing: Editing<G>, groups: readonly G[]): Editing<G> => ({
  ...editing,
  group: groups.find(({ id }) => id === editing.group?.id) ?? editing.group,
});
