import { Box, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Panel } from '@/components/admin/panel';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { CropDialog } from '@/components/admin/products/editor/pictures/crop-dialog';
import { PictureItem } from '@/components/admin/products/editor/pictures/picture-item';
import { PictureUpload } from '@/components/admin/products/editor/pictures/picture-upload';
import { useUploads } from '@/components/admin/products/editor/pictures/use-uploads';
import { quietDrags, useDragSensors } from '@/components/admin/sorting';
import { notify } from '@/components/overlays/notify';
import type { DraftImage } from '@/lib/domain/catalogue/editing/product-draft';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** The gallery's pictures in order: add, sort by dragging or keys, crop, describe. */
export function PicturesPanel() {
  const { t } = useTranslation('admin-editor');
  const text = useErrorText();
  const { control, formState } = useDraftForm();
  const images = useWatch({ control, name: 'images' });
  const uploads = useUploads();
  const { announcement, move, moveTo, remove } = usePictures();
  const [cropping, setCropping] = useState<DraftImage | null>(null);
  const hint = useId();
  const sensors = useDragSensors();

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) moveTo(String(active.id), String(over.id));
  };

  return (
    <Panel title={t('section.pictures')}>
      <Stack gap="4">
        <VisuallyHidden id={hint}>{t('picture.hint')}</VisuallyHidden>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {images.length > 0 && (
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={quietDrags}
            onDragEnd={drop}
          >
            <SortableContext items={images.map(({ path }) => path)} strategy={verticalListSortingStrategy}>
              <Stack as="ul" listStyleType="none" gap="3" aria-label={t('section.pictures')}>
                {images.map((image, index) => (
                  <PictureItem
                    key={image.path}
                    image={image}
                    index={index}
                    isLast={index === images.length - 1}
                    hintId={hint}
                    onMove={(by) => move(index, by)}
                    onCrop={() => setCropping(image)}
                    onRemove={() => remove(image)}
                  />
                ))}
              </Stack>
            </SortableContext>
          </DndContext>
        )}
        <PictureUpload {...uploads} />
        {formState.errors.images?.message && (
          <Text color="fg.error" role="alert">
            {text.ofField(formState.errors.images.message)}
          </Text>
        )}
        {images.length === 0 && <Box color="fg.muted">{t('picture.none')}</Box>}
      </Stack>
      {cropping && (
        <CropDialog
          image={cropping}
          original={uploads.originalOf(cropping.path)}
          onCrop={(source, crop) => uploads.recrop(cropping, source, crop)}
          onClose={() => setCropping(null)}
        />
      )}
    </Panel>
  );
}

/** Changes the list of pictures; `announcement` tells screen readers, and a removal can be undone. */
function usePictures() {
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
