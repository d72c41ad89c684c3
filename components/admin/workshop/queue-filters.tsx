import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectFilter } from '@/components/admin/filter-fields';
import { localized } from '@/lib/domain/locale';
import {
  DUE_FILTERS,
  grouped,
  type QueueGroup,
  type QueueQuery,
  type WorkItem,
} from '@/lib/domain/workshop/queue';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useBoardTexts } from './use-board-texts';

interface QueueFiltersProps {
  readonly query: QueueQuery;
  /** All items of the queue in this state. */
  readonly items: readonly WorkItem[];
  readonly onChange: (change: Partial<QueueQuery>) => void;
}

/** Filters by due date, size and frame, each with its number of orders or pieces. */
export function QueueFilters({ query, items, onChange }: QueueFiltersProps) {
  const { t } = useTranslation('admin-workshop');
  const { count, locale } = useFormats();
  const { size } = useBoardTexts();
  const withPieces = (label: string, { pieces }: QueueGroup) =>
    t('filter.counted', { label, number: count(pieces) });
  const ofDue = (due: QueueQuery['due']) =>
    due === '' ? items.length : items.filter(({ timing }) => timing === due).length;
  return (
    <SimpleGrid role="group" aria-label={t('filter.group')} columns={{ base: 1, sm: 3 }} gap="3">
      <SelectFilter
        label={t('filter.due')}
        value={query.due}
        options={DUE_FILTERS.map((due) => ({
          value: due,
          label: t('filter.counted', { label: t(`filter.dueOf.${due || 'any'}`), number: count(ofDue(due)) }),
        }))}
        onChange={(due) => onChange({ due })}
      />
      <SelectFilter
        label={t('filter.size')}
        value={query.size}
        options={[
          { value: '', label: t('filter.any') },
          ...chosenToo(grouped(items, 'size'), query.size).map((group) => ({
            value: group.key,
            label: withPieces(size(group.key), group),
          })),
        ]}
        onChange={(chosen) => onChange({ size: chosen })}
      />
      <SelectFilter
        label={t('filter.frame')}
        value={query.frame}
        options={[
          { value: '', label: t('filter.any') },
          ...chosenToo(grouped(items, 'frame'), query.frame).map((group) => ({
            value: group.key,
            label: withPieces(group.name ? localized(group.name, locale) : group.key, group),
          })),
        ]}
        onChange={(frame) => onChange({ frame })}
      />
    </SimpleGrid>
  );
}

/** Adds the chosen value as an option, even if no item has it any more. */
const chosenToo = (groups: readonly QueueGroup[], chosen: string): readonly QueueGroup[] =>
  chosen === '' || groups.some(({ key }) => key === chosen)
    ? groups
    : [...groups, { key: chosen, name: null, pieces: 0 }];
