import { Box, VisuallyHidden } from '@chakra-ui/react';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { quietDrags, useDragSensors } from '@/components/admin/sorting';
import { HomeSectionRow } from '@/components/admin/store-setting/home-section-row';
import type { SettingEdits } from '@/lib/domain/store/setting-edits';

/** The sections of the home page: switched on and off, titled, put in order by dragging or by the arrow keys. */
export function HomeSectionsInput() {
  const { t } = useTranslation('admin-store');
  const { control } = useFormContext<SettingEdits['homepage']>();
  const { fields, move } = useFieldArray({ control, name: 'sections', keyName: 'key' });
  const [announcement, setAnnouncement] = useState('');
  const hint = useId();

  const moveTo = (from: number, to: number) => {
    const section = fields[from];
    if (!section || !fields[to] || from === to) return;
    move(from, to);
    setAnnouncement(
      t('homepage.moved', { section: t(`section.${section.id}`), position: to + 1, count: fields.length }),
    );
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const indexOf = (id: unknown) => fields.findIndex((field) => field.id === id);
    if (over) moveTo(indexOf(active.id), indexOf(over.id));
  };

  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      accessibility={quietDrags}
      onDragEnd={drop}
    >
      <VisuallyHidden id={hint}>{t('homepage.moveHint')}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SortableContext items={fields.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box as="ul" listStyleType="none" aria-label={t('homepage.sections')}>
          {fields.map((field, index) => (
            <HomeSectionRow
              key={field.key}
              id={field.id}
              index={index}
              hintId={hint}
              onStep={(step) => moveTo(index, index + step)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
