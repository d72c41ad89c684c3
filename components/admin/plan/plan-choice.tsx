import { Badge, Button, Flex, Group, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PlanActions } from '@/components/admin/plan/use-plan-actions';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { Icon } from '@/components/ui/media/icon';
import { PlanQuotas } from '@/components/admin/plan/plan-quotas';
import { localized } from '@/lib/domain/locale';
import {
  PLAN_INTERVALS,
  yearlySaving,
  type PlanInterval,
  type PlanPackage,
} from '@/lib/domain/subscription/plan-package';
import type { Subscription } from '@/lib/domain/subscription/subscription';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface PlanChoiceProps {
  readonly packages: readonly PlanPackage[];
  /** The running plan; null if the next one is bought rather than switched to. */
  readonly current: Subscription | null;
  readonly actions: PlanActions;
  readonly onDone: () => void;
}

/** The plans side by side, with monthly or yearly prices. */
export function PlanChoice({ packages, current, actions, onDone }: PlanChoiceProps) {
  const { t } = useTranslation('admin-plan');
  const { locale, money } = useFormats();
  const [interval, setInterval] = useState<PlanInterval>(current?.interval ?? 'month');
  const [wanted, setWanted] = useState<PlanPackage | null>(null);
  const shown = packages.filter((entry) => entry.interval === interval);
  if (packages.length === 0) return <Text color="fg.muted">{t('choose.empty')}</Text>;

  const switchPlan = async (next: PlanPackage) => {
    await actions.change('switch', next);
    setWanted(null);
    onDone();
  };
  return (
    <Stack gap="5" role="group" aria-label={t('choose.label')}>
      <Group attached role="group" aria-label={t('choose.interval')} alignSelf="center">
        {PLAN_INTERVALS.map((option) => (
          <Button
            key={option}
            variant={option === interval ? 'solid' : 'outline'}
            aria-pressed={option === interval}
            onClick={() => setInterval(option)}
          >
            {t(`choose.${option}`)}
          </Button>
        ))}
      </Group>
      <SimpleGrid columns={{ base: 1, md: Math.min(shown.length, 3) }} gap="4" alignItems="stretch">
        {shown.map((entry) => (
          <PlanCard
            key={entry.id}
            entry={entry}
            monthly={packages.find(({ plan, interval: every }) => plan === entry.plan && every === 'month')}
            isCurrent={current?.stripePriceId === entry.stripePriceId}
            isSwitch={current !== null}
            busy={actions.busy}
            onChoose={() => (current ? setWanted(entry) : void actions.buy(entry))}
          />
        ))}
      </SimpleGrid>
      <ConfirmDialog
        open={wanted !== null}
        locale={locale}
        title={t('switch.title', { plan: wanted ? localized(wanted.name, locale) : '' })}
        description={
          wanted
            ? t('switch.text', {
                price: t(`perInterval.${wanted.interval}`, { price: money(wanted.price, wanted.currency) }),
              })
            : ''
        }
        confirmLabel={t('switch.confirm')}
        confirmPalette="brand"
        keepLabel={t('switch.keep')}
        busy={actions.busy}
        onConfirm={() => wanted && void switchPlan(wanted)}
        onClose={() => setWanted(null)}
      />
    </Stack>
  );
}

const MONTHS = 12;

interface PlanCardProps {
  readonly entry: PlanPackage;
  /** The same plan at its monthly price, for comparison. */
  readonly monthly: PlanPackage | undefined;
  readonly isCurrent: boolean;
  /** True if this plan replaces a running one. */
  readonly isSwitch: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** One plan: its price, its content, and the button. */
function PlanCard({ entry, monthly, isCurrent, isSwitch, busy, onChoose }: PlanCardProps) {
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
      <PlanQuotas quotas={entry.quotas} />
      <Button variant={recommended ? 'solid' : 'outline'} disabled={isCurrent || busy} onClick={onChoose}>
        {isCurrent ? t('choose.current') : t(isSwitch ? 'choose.switch' : 'choose.buy', { plan: name })}
      </Button>
    </Flex>
  );
}
