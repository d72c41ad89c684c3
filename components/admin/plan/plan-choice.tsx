import { Button, Group, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PlanCard } from '@/components/admin/plan/plan-card';
import type { PlanActions } from '@/components/admin/plan/use-plan-actions';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { localized } from '@/lib/domain/locale';
import { PLAN_INTERVALS, type PlanInterval, type PlanPackage } from '@/lib/domain/subscription/plan-package';
import type { Subscription } from '@/lib/domain/subscription/subscription';
import { useFormats } from '@/lib/hooks/use-formats';

interface PlanChoiceProps {
  readonly packages: readonly PlanPackage[];
  /** The running plan; null when the next one is bought rather than switched to. */
  readonly current: Subscription | null;
  readonly actions: PlanActions;
  readonly onDone: () => void;
}

/** The plans side by side, by month or by year. */
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
