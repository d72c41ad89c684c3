import { Box, Button, Collapsible, Flex } from '@chakra-ui/react';
import type { DragEndEvent } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { SortableList } from '@/components/admin/sortable-list';
import { RowHandle, StepButtons, useSortableRow } from '@/components/admin/sortable-row';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import type { HomeSectionId } from '@/lib/domain/store/store-setting';

/** The home page's sections: turned on or off, titled, and sorted by dragging or by arrow keys. */
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
            isLast={index === fields.length - 1}
            hintId={hintId}
            onStep={(step) => moveTo(index, index + step)}
          />
        ))
      }
    </SortableList>
  );
}

interface HomeSectionRowProps {
  readonly id: HomeSectionId;
  readonly index: number;
  readonly isLast: boolean;
  /** Id of the element that explains the handle's keys. */
  readonly hintId: string;
  /** Moves one place up (-1) or down (1). */
  readonly onStep: (step: -1 | 1) => void;
}

function HomeSectionRow({ id, index, isLast, hintId, onStep }: HomeSectionRowProps) {
  const { t } = useTranslation('admin-store');
  const { row, handle } = useSortableRow(id);
  const section = t(`section.${id}`);
  return (
    <Box as="li" {...row} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }} bg="bg.panel" py="2">
      <Collapsible.Root>
        <Flex align="center" gap="2" wrap="wrap">
          <RowHandle
            handle={handle}
            label={t('homepage.move', { section })}
            hintId={hintId}
            onStep={onStep}
          />
          <StepButtons name={section} canMoveUp={index > 0} canMoveDown={!isLast} onStep={onStep} />
          <Box flex="1 1 8rem">
            <SwitchInput name={`sections.${index}.enabled`} label={section} />
          </Box>
          <Collapsible.Trigger asChild>
            <Button
              type="button"
              variant="ghost"
              size="sm"
              aria-label={t('homepage.editTitleOf', { section })}
            >
              {t('homepage.editTitle')}
            </Button>
          </Collapsible.Trigger>
        </Flex>
        <Collapsible.Content>
          <Box pt="3" pb="2" ps={{ md: '11' }}>
            <LocalizedInputs
              name={`sections.${index}.title`}
              label={t('homepage.sectionTitle')}
              placeholders={{ en: t(`sectionIn.en.${id}`), ar: t(`sectionIn.ar.${id}`) }}
            />
          </Box>
        </Collapsible.Content>
      </Collapsible.Root>
    </Box>
  );
}
