import { Badge } from '@chakra-ui/react';
import type { Change } from '@/components/admin/figures/use-change-text';

const PALETTE = { '-1': 'red', '0': 'gray', '1': 'green' } as const;

/** More is good unless told otherwise, as with refunds. */
export function ChangeBadge({ change, less }: { readonly change: Change; readonly less?: 'is-good' }) {
  const trend = less ? -change.trend : change.trend;
  return (
    <Badge colorPalette={PALETTE[`${trend === 0 ? 0 : trend > 0 ? 1 : -1}`]} title={change.words}>
      <bdi dir="ltr">{change.short}</bdi>
    </Badge>
  );
}
