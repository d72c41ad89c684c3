import { Badge, Button, HStack, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { hiddenSteps } from '@/lib/browser/hidden-steps';
import { firstSteps, type FirstStep } from '@/lib/domain/store/editing/first-steps';
import { readBeginnings } from '@/lib/firestore/overview';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';

const HREF: Readonly<Record<FirstStep, string>> = {
  currency: adminPaths.settings,
  brand: adminPaths.logoAndColors,
  category: adminPaths.categories,
  product: adminPaths.products,
  contact: adminPaths.contactAndFooter,
  delivery: adminPaths.delivery,
  payment: adminPaths.paymentOptions,
  pages: adminPaths.aboutUs,
  domain: adminPaths.customDomain,
  order: paths.home,
};

interface GettingStartedProps {
  readonly hasCategories: boolean;
  readonly hasOrder: boolean;
}

/** The owner's first steps and which are done, until all are or somebody hides them in this browser. */
export function GettingStarted(props: GettingStartedProps) {
  const isHidden = useSyncExternalStore(hiddenSteps.subscribe, hiddenSteps.get, () => true);
  return isHidden ? null : <Steps {...props} />;
}

function Steps({ hasCategories, hasOrder }: GettingStartedProps) {
  const setting = useStoreSetting();
  const { t } = useTranslation('admin-sales');
  const begun = useReadOnce(setting.storeId, () => readBeginnings(setting.storeId));
  if (begun.status !== 'ready') return null;
  const steps = firstSteps({ setting, hasCategory: hasCategories, hasOrder, ...begun.value });
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <Panel title={t('start.title')}>
      <Text color="fg.muted" mb="4">
        {t('start.description')} <span>{t('start.progress', { done, all: steps.length })}</span>
      </Text>
      <Stack as="ol" listStyleType="none" gap="2">
        {steps.map(({ key, done: isDone }) => (
          <HStack as="li" key={key} justify="space-between" gap="3" py="2" borderBottomWidth="1px">
            <Link asChild fontWeight="medium">
              <NextLink href={HREF[key]}>{t(`start.step.${key}`)}</NextLink>
            </Link>
            <Badge colorPalette={isDone ? 'green' : 'gray'}>{t(isDone ? 'start.done' : 'start.open')}</Badge>
          </HStack>
        ))}
      </Stack>
      <Button mt="4" size="sm" variant="outline" onClick={() => hiddenSteps.update(() => true)}>
        {t('start.hide')}
      </Button>
    </Panel>
  );
}
