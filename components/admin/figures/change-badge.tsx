import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { changeOf } from '@/lib/domain/stats/periods';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

const PALETTE = { '-1': 'red', '0': 'gray', '1': 'green' } as const;

/** Green for more, by default; `less` makes less the good direction, as for refunds. */
export function ChangeBadge({ change, less }: { readonly change: Change; readonly less?: 'is-good' }) {
  const trend = less ? -change.trend : change.trend;
  return (
    <Badge colorPalette={PALETTE[`${trend === 0 ? 0 : trend > 0 ? 1 : -1}`]} title={change.words}>
      <bdi dir="ltr">{change.short}</bdi>
    </Badge>
  );
}

/** A figure's change in words and as a badge; `trend` is its sign. */
interface Change {
  readonly trend: -1 | 0 | 1;
  readonly words: string;
  readonly short: string;
}

/** Describes a change; without an earlier number there is no percentage. */
export function useChangeText(): (now: number, before: number) => Change {
  const { t } = useTranslation('admin-sales');
  const { percent } = useFigureFormats();
  return (now, before) => {
    const change = changeOf(now, before);
    if (now === before) return { trend: 0, words: t('change.same'), short: percent(0) };
    if (change === null) return { trend: 1, words: t('change.new'), short: t('change.newShort') };
    const ratio = percent(change);
    return change > 0
      ? { trend: 1, words: t('change.more', { percent: ratio }), short: `+${ratio}` }
      : { trend: -1, words: t('change.less', { percent: ratio }), short: `−${ratio}` };
  };
}
