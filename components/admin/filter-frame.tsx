import { Badge, Button, Flex, Grid, Stack, type GridProps } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/media/icon';

interface FilterFrameProps {
  readonly label: string;
  readonly search: ReactNode;
  /** The number of active filters. */
  readonly chosen: number;
  readonly columns: GridProps['templateColumns'];
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** A list's filters; on a phone, all except the search open with a button. */
export function FilterFrame({ label, search, chosen, columns, onClear, children }: FilterFrameProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="3" role="group" aria-label={label}>
      <Flex gap="2">
        {search}
        <Button
          hideFrom="md"
          variant="outline"
          flexShrink="0"
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        >
          <Icon name="filter" />
          {t('filter.open')}
          {chosen > 0 && <Badge>{chosen}</Badge>}
        </Button>
      </Flex>
      <Grid
        display={{ base: open ? 'grid' : 'none', md: 'grid' }}
        templateColumns={columns}
        gap="3"
        alignItems="end"
      >
        {children}
        <Button size="sm" variant="ghost" disabled={chosen === 0} onClick={onClear}>
          {t('filter.clear')}
        </Button>
      </Grid>
    </Stack>
  );
}
