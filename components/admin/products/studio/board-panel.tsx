import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { NumberInput, PairInput } from '@/components/admin/products/studio/template-inputs';

const NUMBERS = ['safeMm', 'bleedMm', 'makingDays', 'sizedForMm'] as const;

/** The design's name, its margins and its production time. */
export function BoardPanel() {
  const { t } = useTranslation('admin-studio');
  return (
    <Panel title={t('section.board')}>
      <Stack gap="4">
        <PairInput path="name" label={t('board.name')} />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          {NUMBERS.map((number) => (
            <NumberInput key={number} path={number} label={t(`board.${number}`)} />
          ))}
        </SimpleGrid>
      </Stack>
    </Panel>
  );
}
