import { Badge, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import { localized } from '@/lib/domain/locale';
import { yearlySaving, type PlanPackage } from '@/lib/domain/subscription/plan-package';
import { useFormats } from '@/lib/hooks/use-formats';

const MONTHS = 12;

interface PlanCardProps {
  readonly entry: PlanPackage;
  /** The same plan by the month, to compare with. */
  readonly monthly: PlanPackage | undefined;
  readonly isCurrent: boolean;
  /** There is a running plan, so this one replaces it. */
  readonly isSwitch: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** One plan to compare: what it costs, what it holds, and the button. */
export function PlanCard({ entry, monthly, isCurrent, isSwitch, busy, onChoose }: PlanCardProps) {
  const { t } = useTranslation('admin-plan');
  const { locale, money } = useFormats();
  const { currency, features, interval, price, recommended } = entry;
  const name = localized(entry.name, locale);
  const saving = interval === 'year' && monthly ? yearlySaving(monthly.price, price) : 0;
  return (
    <Flex
      as="article"
      aria-label={name}
      direction="column"
      gap="4"
      padding="5"
      borderWidth={recommended || isCurrent ? '2px' : '1px'}
      borderColor={isCurrent ? 'green.solid' : recommended ? 'brand.solid' : 'border'}
      borderRadius="l3"
      bg="bg.panel"
    >
      <Flex justify="space-between" align="center" gap="2" minHeight="6">
        <Heading as="h3" size="md">
          {name}
        </Heading>
        {isCurrent ? (
          <Badge colorPalette="green">{t('choose.current')}</Badge>
        ) : (
          recommended && <Badge colorPalette="brand">{t('choose.recommended')}</Badge>
        )}
      </Flex>
      <Text color="fg.muted" minHeight={{ md: '3em' }}>
        {localized(entry.description, locale)}
      </Text>
      <div>
        <Text fontSize="2xl" fontWeight="bold">
          {t(`perInterval.${interval}`, { price: money(price, currency) })}
        </Text>
        {interval === 'year' && (
          <Flex gap="2" align="center" wrap="wrap" color="fg.muted" textStyle="sm">
            {t('choose.monthly', { price: money(Math.round(price / MONTHS), currency) })}
            {saving > 0 && <Badge colorPalette="green">{t('choose.save', { percent: saving })}</Badge>}
          </Flex>
        )}
      </div>
      <Stack as="ul" gap="2" flex="1" listStyleType="none">
        {features.map((feature) => (
          <Flex as="li" key={feature.en} gap="2" align="flex-start">
            <Flex flex="none" color="fg.success" mt="1">
              <Icon name="check" size={16} />
            </Flex>
            {localized(feature, locale)}
          </Flex>
        ))}
      </Stack>
      <Button variant={recommended ? 'solid' : 'outline'} disabled={isCurrent || busy} onClick={onChoose}>
        {isCurrent ? t('choose.current') : t(isSwitch ? 'choose.switch' : 'choose.buy', { plan: name })}
      </Button>
    </Flex>
  );
}
