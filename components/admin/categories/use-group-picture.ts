import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GroupForm, GroupKind } from '@/components/admin/categories/use-group-form';
import type { AppError } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { uploadStorePicture } from '@/lib/functions/store-pictures';
import { drawPicture } from '@/lib/picture-file';

interface GroupPicture {
  /** How much of a picture is uploaded, from 0 to 1; null when none is on its way. */
  readonly share: number | null;
  readonly failure: AppError | null;
  choose(file: Blob): Promise<void>;
  remove(): void;
}

/** Puts a chosen file into the form's `image`; a picture that was described keeps its description. */
export function useGroupPicture(kind: GroupKind, form: UseFormReturn<GroupForm>): GroupPicture {
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
      const drawn = await drawPicture(file);
      const kept = drawn.ok
        ? await uploadStorePicture(storeId(env.storeId), kind, drawn.value, { onProgress: setShare })
        : drawn;
      setShare(null);
      if (kept.ok) set({ ...kept.value, alt: form.getValues('image')?.alt ?? form.getValues('name') });
      else setFailure(kept.error);
    },
  };
}
