import { Badge, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { ownPageState } from '@/lib/domain/own-pages/page-state';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useZoneTimes } from './use-zone-times';

const COLORS = { draft: 'gray', scheduled: 'blue', live: 'green', ended: 'gray' } as const;

/** Badges for a page's status: published, scheduled, and with an unpublished draft. */
export function PageStateBadges({ page }: { readonly page: OwnPage }) {
  const { t } = useTranslation('admin-pages');
  const at = useZoneTimes();
  const state = ownPageState(page, useMinute());
  return (
    <HStack gap="2" wrap="wrap">
      <Badge colorPalette={COLORS[state.is]}>{t(`state.${state.is}`)}</Badge>
      {state.isChanged && <Badge colorPalette="orange">{t('state.changed')}</Badge>}
      {state.beginsAt !== null && (
        <Text textStyle="sm" color="fg.muted">
          {t(state.is === 'live' ? 'state.nextFrom' : 'state.from', { at: at(state.beginsAt) })}
        </Text>
      )}
      {state.endsAt !== null && (
        <Text textStyle="sm" color="fg.muted">
          {t('state.until', { at: at(state.endsAt) })}
        </Text>
      )}
    </HStack>
  );
}
