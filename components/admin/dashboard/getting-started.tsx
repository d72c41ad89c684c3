import { Badge, HStack, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { storeId } from '@/lib/domain/ids';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { env } from '@/lib/env';
import { hasProducts } from '@/lib/firestore/overview';
import { paths } from '@/lib/paths';
import { useOnce } from '@/lib/hooks/use-once';

const store = storeId(env.storeId);

interface Step {
  readonly key: 'brand' | 'category' | 'product' | 'contact' | 'payment' | 'shop';
  readonly href: string;
  readonly done: boolean;
}

/** What an owner does before the first sale, and what of it is done. */
export function GettingStarted({ hasCategories }: { readonly hasCategories: boolean }) {
  const { t } = useTranslation('admin-sales');
  const setting = useStoreSetting();
  const products = useOnce(store, () => hasProducts(store));
  const steps = stepsOf(setting, hasCategories, products.status === 'ready' && products.value);
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel title={t('start.title')}>
      <Text color="fg.muted" mb="4">
        {t('start.description')} {t('start.progress', { done, all: steps.length })}
      </Text>
      <Stack as="ol" listStyleType="none" gap="2">
        {steps.map(({ key, href, done: isDone }) => (
          <HStack as="li" key={key} justify="space-between" gap="3" py="2" borderBottomWidth="1px">
            <Link asChild fontWeight="medium">
              <NextLink href={href}>{t(`start.step.${key}`)}</NextLink>
            </Link>
            <Badge colorPalette={isDone ? 'green' : 'gray'}>{t(isDone ? 'start.done' : 'start.open')}</Badge>
          </HStack>
        ))}
      </Stack>
    </Panel>
  );
}

function stepsOf(
  { logo, savedAt, contact }: StoreSetting,
  hasCategory: boolean,
  hasProduct: boolean,
): readonly Step[] {
  return [
    { key: 'brand', href: adminPaths.logoAndColors, done: Boolean(logo ?? savedAt.brand) },
    { key: 'category', href: adminPaths.categories, done: hasCategory },
    { key: 'product', href: adminPaths.products, done: hasProduct },
    { key: 'contact', href: adminPaths.contactAndFooter, done: Boolean(contact.email || savedAt.contact) },
    { key: 'payment', href: adminPaths.paymentOptions, done: Boolean(savedAt.payment) },
    { key: 'shop', href: paths.home, done: hasCategory && hasProduct },
  ];
}
