import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useUploads } from '@/components/admin/store-setting/picture-uploads';
import { RowMenu } from '@/components/admin/row-menu';
import { RowHandle, useSortableRow } from '@/components/admin/sortable-row';
import type { PageForm, SectionForm } from './page-form';
import { SectionFields } from './section-fields';
import { SectionIcon } from './section-icon';
import { SectionVisibility } from './section-visibility';
import { useSectionName } from './use-section-name';
import type { Sections } from './use-sections';

interface SectionRowProps {
  readonly section: SectionForm;
  readonly index: number;
  /** Id of the element that explains the handle's keys. */
  readonly hintId: string;
  readonly sections: Sections;
}

/** One section: handle, name, actions, and its fields when it is open. */
export function SectionRow({ section: { id, kind }, index, hintId, sections }: SectionRowProps) {
  const { t } = useTranslation('admin-pages');
  const { control, formState } = useFormContext<PageForm>();
  const title = useWatch({ control, name: `sections.${index}.title` });
  const name = useSectionName()({ kind, title });
  const { row, handle } = useSortableRow(id);
  const isOpen = sections.isOpen(id);
  const { isRunning } = useUploads();
  const isRefused = Boolean(formState.errors.sections?.[index]);
  return (
    <Box
      as="li"
      {...row}
      aria-label={name}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      bg="bg.panel"
      p="2"
    >
      <Flex align="center" gap="2">
        <RowHandle
          handle={handle}
          label={t('sections.move', { section: name })}
          hintId={hintId}
          onStep={(step) => sections.move(index, index + step)}
        />
        <SectionIcon kind={kind} />
        <Button
          type="button"
          variant="ghost"
          size="sm"
          flex="1"
          minWidth="0"
          justifyContent="flex-start"
          aria-expanded={isOpen}
          // Closed, it would forget where a picture on its way belongs.
          disabled={isOpen && isRunning}
          onClick={() => sections.setOpen(id, !isOpen)}
        >
          <Text as="bdi" truncate>
            {name}
          </Text>
        </Button>
        {isRefused && <Badge colorPalette="red">{t('sections.refused')}</Badge>}
        <RowMenu
          label={t('sections.menu', { section: name })}
          actions={[
            ...(index > 0
              ? [{ key: 'up', label: t('sections.up'), onSelect: () => sections.move(index, index - 1) }]
              : []),
            ...(index < sections.list.length - 1
              ? [{ key: 'down', label: t('sections.down'), onSelect: () => sections.move(index, index + 1) }]
              : []),
            {
              key: 'duplicate',
              label: t('sections.duplicate'),
              onSelect: () => sections.duplicate(index),
            },
            {
              key: 'remove',
              label: t('sections.remove'),
              onSelect: () => sections.remove(index),
              danger: true,
            },
          ]}
        />
      </Flex>
      {/* Rendered at once, so that a field with an error can get the focus. */}
      {isOpen && (
        <Stack gap="5" pt="3" pb="2" ps={{ md: '11' }} pe={{ md: '2' }}>
          <SectionFields kind={kind} name={`sections.${index}`} />
          <SectionVisibility name={`sections.${index}`} />
        </Stack>
      )}
    </Box>
  );
}
