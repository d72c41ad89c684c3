import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { DragEndEvent } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { RemoveButton } from '@/components/admin/forms/list-parts';
import { LocalizedInputs, TextInput } from '@/components/admin/forms/text-input';
import { SortableList } from '@/components/admin/sortable-list';
import { RowHandle, StepButtons, useSortableRow } from '@/components/admin/sortable-row';
import { Icon } from '@/components/ui/media/icon';
import { localized, type LocalizedText } from '@/lib/domain/locale';
import { MOST_MENU_ITEMS, type MENU_PLACES, type Menus } from '@/lib/domain/store/menus';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { LINK_SUGGESTIONS } from '@/components/admin/store-setting/link-suggestions';

const NEW_LINK = { label: { en: '', ar: '' }, link: '' };

interface MenuForm {
  header: Menus['header'][number][];
  footer: Menus['footer'][number][];
}

type Name = (typeof MENU_PLACES)[number] | `${(typeof MENU_PLACES)[number]}.${number}.items`;

/** A menu's entries, or the sub-entries of one of them; sorted by dragging or by arrow keys. */
export function MenuInput({ name, addText, emptyText }: { name: Name; addText: string; emptyText: string }) {
  const { t } = useTranslation('admin-menus');
  const { control } = useFormContext<MenuForm>();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name });
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<{ readonly index: number; readonly entry: MenuEntry } | null>(null);
  const entries = useWatch({ control, name }) as readonly MenuEntry[];
  const isTop = !name.includes('.');
  const nameOf = useEntryName();

  const moveTo = (from: number, to: number) => {
    if (!fields[from] || !fields[to] || from === to) return;
    move(from, to);
    setAnnouncement(t('moved', { number: from + 1, position: to + 1, size: fields.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const indexOf = (id: unknown) => fields.findIndex((field) => field.id === id);
    if (over) moveTo(indexOf(active.id), indexOf(over.id));
  };
  const take = (index: number) => {
    const entry = entries[index];
    if (entry) {
      setRemoved({ index, entry });
      setAnnouncement(t('removed', { entry: nameOf(entry.label, index + 1) }));
    }
    remove(index);
  };
  const undo = () => {
    if (removed) insert(removed.index, removed.entry as Menus['header'][number]);
    setRemoved(null);
  };

  return (
    <Stack gap="4">
      {fields.length === 0 && <Text color="fg.muted">{emptyText}</Text>}
      <SortableList
        label={isTop ? t(`place.${name as 'header'}`) : t('below')}
        ids={fields.map(({ id }) => id)}
        hint={t('moveHint')}
        announcement={announcement}
        onDrop={drop}
      >
        {(hintId) =>
          fields.map(({ id }, index) => (
            <MenuRow
              key={id}
              id={id}
              name={`${name}.${index}`}
              number={index + 1}
              label={entries[index]?.label}
              count={fields.length}
              hintId={hintId}
              onStep={(step) => moveTo(index, index + step)}
              onRemove={() => take(index)}
            >
              {isTop && (
                <Box ps={{ base: '2', md: '6' }} borderInlineStartWidth="2px">
                  <MenuInput
                    name={`${name as 'header'}.${index}.items`}
                    addText={t('addBelow')}
                    emptyText={t('noneBelow')}
                  />
                </Box>
              )}
            </MenuRow>
          ))
        }
      </SortableList>
      <Flex gap="2" wrap="wrap" align="center">
        <Button
          type="button"
          variant="outline"
          size="sm"
          disabled={fields.length >= MOST_MENU_ITEMS}
          onClick={() => append((isTop ? { ...NEW_LINK, items: [] } : NEW_LINK) as Menus['header'][number])}
        >
          <Icon name="plus" size={16} />
          {addText}
        </Button>
        {removed && (
          <Button type="button" variant="ghost" size="sm" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

function useEntryName() {
  const { t } = useTranslation('admin-menus');
  const locale = useLocale();
  return (label: LocalizedText | undefined, number: number) =>
    (label && localized(label, locale)) || t('entry', { number });
}

interface MenuEntry {
  readonly label: LocalizedText;
}

interface MenuRowProps {
  readonly id: string;
  readonly name: string;
  /** From 1, of `count`. */
  readonly number: number;
  readonly count: number;
  readonly label: LocalizedText | undefined;
  /** Id of the element that explains the handle's keys. */
  readonly hintId: string;
  /** Moves one place up (-1) or down (1). */
  readonly onStep: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function MenuRow(props: MenuRowProps) {
  const { id, name, number, count, label, hintId, onStep, onRemove, children } = props;
  const { t } = useTranslation('admin-menus');
  const { row, handle } = useSortableRow(id);
  const entry = useEntryName()(label, number);
  return (
    <Flex as="li" {...row} gap="2" py="4" borderBottomWidth="1px" bg="bg.panel">
      <Stack gap="0">
        <RowHandle handle={handle} label={t('move', { entry })} hintId={hintId} onStep={onStep} />
        <StepButtons
          name={entry}
          canMoveUp={number > 1}
          canMoveDown={number < count}
          isStacked
          onStep={onStep}
        />
      </Stack>
      <Stack gap="3" flex="1" minW="0">
        <LocalizedInputs name={`${name}.label`} label={t('label')} />
        <TextInput name={`${name}.link`} label={t('link')} dir="ltr" suggestions={LINK_SUGGESTIONS} />
        {children}
      </Stack>
      <RemoveButton size="sm" label={t('remove', { entry })} onRemove={onRemove} />
    </Flex>
  );
}
