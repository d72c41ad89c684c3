import { Badge, Box, Flex, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { RowMenu } from '@/components/admin/row-menu';
import { copyText } from '@/components/overlays/copy-text';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteOrigin } from '@/lib/site-urls';
import { codePath } from '@/lib/domain/discounts/code-link';
import type { Discount, DiscountState } from '@/lib/domain/discounts/discount';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useDiscountSentence } from './use-discount-sentence';

interface DiscountItemProps {
  readonly discount: Discount;
  readonly state: DiscountState;
  /** The number of orders with the discount; null while counting. */
  readonly orders: number | null;
  readonly canChange: boolean;
  readonly onEdit: () => void;
  readonly onCodes: () => void;
  readonly onDelete: () => void;
}

const COLORS = { open: 'green', scheduled: 'blue', ended: 'gray', off: 'gray' } as const;

export function DiscountItem({ discount, state, orders, canChange, ...on }: DiscountItemProps) {
  const { t } = useTranslation('admin-discounts');
  const { locale, day } = useFigureFormats();
  const sentence = useDiscountSentence();
  const toggle = useToggle(discount);
  const copyLink = useCopyLink();
  const name = localized(discount.name, locale);
  const { code, singleUse, codes, startsOn, endsOn, limit, enabled } = discount;
  const details = [
    sentence(discount),
    startsOn && t('item.from', { day: day(startsOn) }),
    endsOn && t('item.until', { day: day(endsOn) }),
    orders !== null &&
      (limit === null
        ? t('item.orders', { count: orders })
        : t('item.used', { orders, limit, count: limit })),
  ].filter(Boolean);
  return (
    <Flex as="li" gap="3" align="flex-start" borderBottomWidth="1px" pb="3">
      <Box flex="1" minWidth="0">
        <HStack gap="3" wrap="wrap">
          <Text fontWeight="semibold">
            <bdi>{name}</bdi>
          </Text>
          <Badge colorPalette={COLORS[state]}>{t(`state.${state}`)}</Badge>
          {code ? (
            <Badge variant="outline">
              <bdi>{code}</bdi>
            </Badge>
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {singleUse ? t('item.codes', { count: codes }) : t('item.automatic')}
            </Text>
          )}
        </HStack>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {details.join(' · ')}
        </Text>
      </Box>
      {canChange && (
        <RowMenu
          label={t('item.menu', { name })}
          actions={[
            { key: 'edit', label: t('item.edit'), onSelect: on.onEdit },
            ...(code
              ? [{ key: 'link', label: t('item.copyLink'), onSelect: () => void copyLink(code) }]
              : []),
            ...(singleUse ? [{ key: 'codes', label: t('item.makeCodes'), onSelect: on.onCodes }] : []),
            {
              key: 'toggle',
              label: t(enabled ? 'item.switchOff' : 'item.switchOn'),
              onSelect: () => void toggle(),
            },
            { key: 'delete', label: t('item.delete'), onSelect: on.onDelete, danger: true },
          ]}
        />
      )}
    </Flex>
  );
}

/** Copies a link that applies the code to the visitor's cart. */
function useCopyLink() {
  const { t } = useTranslation('admin-discounts');
  const setting = useStoreSetting();
  return (code: string) =>
    copyText(`${siteOrigin(setting)}${codePath(code)}`, {
      copied: t('item.linkCopied'),
      failed: t('item.linkFailed'),
    });
}

function useToggle({ id: discountId, codes: _, updatedAt: seen, ...rule }: Discount) {
  const { t } = useTranslation('admin');
  const { storeId } = useStoreSetting();
  const { run } = useAction();
  const toggled = { ...rule, enabled: !rule.enabled };
  return () => run(call('saveDiscount', { storeId, discountId, rule: toggled, seen }), t('toast.updated'));
}
