import { Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useCountryName } from '@/components/admin/forms/use-countries';
import { overlapsOf, type Overlap } from '@/lib/domain/delivery/overlaps';
import type { DeliveryZone } from '@/lib/domain/delivery/zone';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useZoneTitle } from './use-zone-title';

/** Places that several zones contain, and the zone that applies. */
export function OverlapTable({ zones }: { readonly zones: readonly DeliveryZone[] }) {
  const { t } = useTranslation('admin-delivery');
  const titleOf = useZoneTitle();
  const nameOf = usePlaceName();
  const overlaps = overlapsOf(zones);
  if (overlaps.length === 0) return <Text color="fg.muted">{t('overlaps.none')}</Text>;
  const title = (index: number) => {
    const zone = zones[index];
    return zone ? `${index + 1}. ${titleOf(zone, index)}` : '';
  };
  return (
    <Table.ScrollArea>
      <Table.Root size="sm" aria-label={t('overlaps.title')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('overlaps.place')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('overlaps.winner')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('overlaps.others')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {overlaps.map((overlap) => {
            const [first = 0, ...others] = overlap.zones;
            return (
              <Table.Row key={`${overlap.kind} ${overlap.country} ${overlap.name?.en} ${overlap.name?.ar}`}>
                <Table.Cell>{nameOf(overlap)}</Table.Cell>
                <Table.Cell fontWeight="semibold">{title(first)}</Table.Cell>
                <Table.Cell>{others.map(title).join(' · ')}</Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

function usePlaceName() {
  const { t } = useTranslation('admin-delivery');
  const locale = useLocale();
  const countryName = useCountryName();
  return ({ kind, country, name }: Overlap): string => {
    if (kind === 'rest') return t('zone.rest');
    if (!name) return countryName(country);
    return [localized(name, locale), countryName(country)].filter(Boolean).join(' · ');
  };
}
