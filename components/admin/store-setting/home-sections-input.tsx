import type { DragEndEvent } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { SortableList } from '@/components/admin/sortable-list';
import { HomeSectionRow } from '@/components/admin/store-setting/home-section-row';
import type { SettingEdits } from '@/lib/domain/store/setting-edits';

/** The sections of the home page: switched on and off, titled, put in order by dragging or by the arrow keys. */
export function HomeSectionsInput() {
  const { t } = useTranslation('admin-store');
  const { control } = useFormContext<SettingEdits['homepage']>();
  const { fields, move } = useFieldArray({ control, name: 'sections', keyName: 'key' });
  const [announcement, setAnnouncement] = useState('');

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
    <SortableList
      label={t('homepage.sections')}
      ids={fields.map(({ id }) => id)}
      hint={t('homepage.moveHint')}
      announcement={announcement}
      onDrop={drop}
    >
      {(hintId) =>
        fields.map((field, index) => (
          <HomeSectionRow
            key={field.key}
            id={field.id}
            index={index}
            hintId={hintId}
            onStep={(step) => moveTo(index, index + step)}
          />
        ))
      }
    </SortableList>
  );
}
