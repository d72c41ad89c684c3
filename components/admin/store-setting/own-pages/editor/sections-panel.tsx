import { HStack, Stack, Text } from '@chakra-ui/react';
import type { DragEndEvent } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { SortableList } from '@/components/admin/sortable-list';
import { isHomeKind } from '@/lib/domain/own-pages/home/home-page';
import { MOST_SECTIONS, SECTION_KINDS } from '@/lib/domain/own-pages/sections';
import { AddSection } from './add-section';
import { SectionRow } from './section-row';
import type { Sections } from './use-sections';

interface SectionsPanelProps {
  readonly sections: Sections;
  /** The home page's, which may also have the standard sections. */
  readonly isHome: boolean;
}

/** The page's sections, from top to bottom. */
export function SectionsPanel({ sections, isHome }: SectionsPanelProps) {
  const { t } = useTranslation('admin-pages');
  const { list, move } = sections;
  const kinds = SECTION_KINDS.filter(
    (kind) => !isHomeKind(kind) || (isHome && list.every((section) => section.kind !== kind)),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const indexOf = (id: unknown) => list.findIndex((section) => section.id === id);
    if (over) move(indexOf(active.id), indexOf(over.id));
  };
  return (
    <Panel title={t('sections.title')}>
      <Stack gap="4">
        {isHome && <Text color="fg.muted">{t('home.hint')}</Text>}
        {list.length === 0 && <Text color="fg.muted">{t('sections.none')}</Text>}
        <SortableList
          label={t('sections.title')}
          ids={list.map(({ id }) => id)}
          hint={t('sections.moveHint')}
          announcement={sections.announcement}
          framed={list.length > 0}
          onDrop={drop}
        >
          {(hintId) =>
            list.map((section, index) => (
              <SectionRow
                key={section.id}
                section={section}
                index={index}
                hintId={hintId}
                sections={sections}
              />
            ))
          }
        </SortableList>
        <HStack justify="space-between" wrap="wrap" gap="3">
          <AddSection kinds={kinds} disabled={list.length >= MOST_SECTIONS} onAdd={sections.add} />
          <Text color="fg.muted" textStyle="sm">
            {t('sections.count', { size: list.length, most: MOST_SECTIONS })}
          </Text>
        </HStack>
      </Stack>
    </Panel>
  );
}
