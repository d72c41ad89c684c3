import { Alert, Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { localized } from '@/lib/domain/locale';
import type { PlanPackage } from '@/lib/domain/subscription/plan-package';
import { planState, type PlanState, type Subscription } from '@/lib/domain/subscription/subscription';
import { useStripeId } from '@/context/use-stripe-id';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useMinute } from '@/lib/hooks/browser/use-minute';

const PALETTE: Record<PlanState, string> = {
  active: 'green',
  trialing: 'blue',
  'past-due': 'red',
  unpaid: 'red',
  ending: 'orange',
  ended: 'gray',
};

const ALARMING: readonly PlanState[] = ['past-due', 'unpaid', 'ended'];

interface PlanSummaryProps {
  readonly subscription: Subscription;
  readonly packages: readonly PlanPackage[];
  /** The plan's actions. */
  readonly children?: ReactNode;
}

/** The plan's name, state, price and next important date. */
export function PlanSummary({ subscription, packages, children }: PlanSummaryProps) {
  const { t } = useTranslation('admin-plan');
  const { date, locale, money } = useFormats();
  const state = planState(subscription, useMinute());
  const { price, currency, interval, currentPeriodEnd, stripePriceId, stripeId } = subscription;
  const own = useStripeId();
  const bought = packages.find((known) => known.stripePriceId === stripePriceId);
  return (
    <Stack gap="4">
      <Box borderWidth="1px" borderRadius="l3" padding={{ base: '4', md: '5' }} bg="bg.subtle">
        <Flex justify="space-between" gap="3" wrap="wrap" align="baseline">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading as="h3" size="lg">
              {bought ? localized(bought.name, locale) : t('unknownPlan')}
            </Heading>
            <Badge colorPalette={PALETTE[state]} size="md" role="status">
              {t(`state.${state}`)}
            </Badge>
          </Flex>
          <Text fontSize="lg" fontWeight="semibold">
            {t(`perInterval.${interval}`, { price: money(price, currency) })}
          </Text>
        </Flex>
        <Text mt="2" color={ALARMING.includes(state) ? 'fg.error' : 'fg.muted'}>
          {t(`date.${state}`, { date: date(currentPeriodEnd) })}
        </Text>
        {children && (
          <Flex gap="3" wrap="wrap" mt="5">
            {children}
          </Flex>
        )}
      </Box>
      {stripeId !== own && <Unlinked customer={stripeId} />}
    </Stack>
  );
}

/** Warns that the plan belongs to another customer than the shop's build names, so it would not open the shop. */
function Unlinked({ customer }: { readonly customer: string }) {
  const { t } = useTranslation('admin-plan');
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('unlinked.title')}</Alert.Title>
        <Alert.Description>
          {t('unlinked.text')}{' '}
          <Box as="code" dir="ltr">
            {customer}
          </Box>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
