import { Badge, HStack, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { storeId } from '@/lib/domain/ids';
import { firstSteps, type FirstStep } from '@/lib/domain/store/first-steps';
import { env } from '@/lib/env';
import { hasProducts } from '@/lib/firestore/overview';
import { paths } from '@/lib/paths';
import { useOnce } from '@/lib/hooks/use-once';

const store = storeId(env.storeId);

const HREF: Readonly<Record<FirstStep, string>> = {
  currency: adminPaths.settings,
  brand: adminPaths.logoAndColors,
  category: adminPaths.categories,
  product: adminPaths.products,
  contact: adminPaths.contactAndFooter,
  delivery: adminPaths.settings,
  payment: adminPaths.paymentOptions,
  shop: paths.home,
};

/** What an owner does before the first sale, and what of it is done. */
export function GettingStarted({ hasCategories }: { readonly hasCategories: boolean }) {
  const { t } = useTranslation('admin-sales');
  const setting = useStoreSetting();
  const products = useOnce(store, () => hasProducts(store));
  const steps = firstSteps({
    setting,
    hasCategory: hasCategories,
    hasProduct: products.status === 'ready' && products.value,
  });
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel title={t('start.title')}>
      <Text color="fg.muted" mb="4">
        {t('start.description')} {t('start.progress', { done, all: steps.length })}
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
    </Panel>
  );
}
