import { arrayMove } from '@dnd-kit/sortable';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { notify } from '@/components/overlays/notify';
import type { DraftImage } from '@/lib/domain/catalogue/product-draft';

/** Changes of the list of pictures, told to screen readers by `announcement`; a removed one can be brought back. */
export function usePictures() {
  const { t } = useTranslation('admin-editor');
  const { getValues, setValue } = useDraftForm();
  const [announcement, setAnnouncement] = useState('');

  const set = (images: DraftImage[]) => setValue('images', images, { shouldDirty: true });
  const place = (from: number, to: number) => {
    const images = getValues('images');
    if (from < 0 || to < 0 || to >= images.length) return;
    set(arrayMove(images, from, to));
    setAnnouncement(t('picture.moved', { number: to + 1, count: images.length }));
  };
  const indexOf = (path: string) => getValues('images').findIndex((image) => image.path === path);

  return {
    announcement,
    move: (index: number, by: 1 | -1) => place(index, index + by),
    moveTo: (path: string, over: string) => place(indexOf(path), indexOf(over)),
    remove(image: DraftImage) {
      const index = indexOf(image.path);
      const kept = getValues('images')[index] ?? image;
      set(getValues('images').filter(({ path }) => path !== image.path));
      setAnnouncement(t('picture.removed'));
      notify({
        type: 'info',
        message: t('picture.removed'),
        action: {
          label: t('undo'),
          onClick: () => {
            const images = getValues('images');
            set([...images.slice(0, index), kept, ...images.slice(index)]);
          },
        },
      });
    },
  };
}
