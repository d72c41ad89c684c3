import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GroupForm, GroupKind } from '@/components/admin/categories/use-group-form';
import { useStoreId } from '@/context/use-store-id';
import type { AppError } from '@/lib/domain/errors/app-error';
import { uploadStorePicture } from '@/lib/functions/pictures/store-pictures';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

export interface GroupPicture {
  /** Uploaded share, 0 to 1; null while nothing uploads. */
  readonly share: number | null;
  readonly failure: AppError | null;
  choose(file: Blob): Promise<void>;
  remove(): void;
}

/** Puts a chosen file into the form's `image`; an existing description stays. */
export function useGroupPicture(kind: GroupKind, form: UseFormReturn<GroupForm>): GroupPicture {
  const store = useStoreId();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const set = (image: GroupForm['image']) => form.setValue('image', image, { shouldDirty: true });
  return {
    share,
    failure,
    remove: () => set(null),
    async choose(file) {
      setFailure(null);
      setShare(0);
      const drawn = await reencodePicture(file);
      const uploaded = drawn.ok
        ? await uploadStorePicture(store, kind, drawn.value, { onProgress: setShare })
        : drawn;
      setShare(null);
      if (uploaded.ok)
        set({ ...uploaded.value, alt: form.getValues('image')?.alt ?? form.getValues('name') });
      else setFailure(uploaded.error);
    },
  };
}
