import { Badge, Card, Flex, LinkBox, LinkOverlay, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { MoreSettings } from '@/components/admin/store-setting/more-settings';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { completeness, SETTING_PAGES, type SettingPage } from '@/lib/domain/store/editing/completeness';
import { useCustomDomain, useStorePage } from '@/lib/hooks/store/use-store-documents';
import type { ListenerState } from '@/lib/hooks/use-listener';

/** An overview of the store's settings, with what is still missing. */
export function StoreSettingIndexView() {
  const { t } = useTranslation('admin-store');
  const state = useCompleteness();
  const items = state.status === 'ready' ? Object.values(state.value).flat() : [];
  const done = items.filter((item) => item.done).length;
  return (
    <>
      <PageHeader
        title={t('index.title')}
        description={items.length ? t('index.done', { done, count: items.length }) : t('index.description')}
      />
      {state.status === 'loading' && <ListSkeleton />}
      {state.status === 'failed' && <LoadFailure code={state.code} />}
      {state.status === 'ready' && (
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, '2xl': 3 }} gap="5">
          {SETTING_PAGES.map((page) => (
            <SettingCard key={page} page={page} items={state.value[page]} />
          ))}
        </SimpleGrid>
      )}
      <MoreSettings />
    </>
  );
}

interface SettingCardProps {
  readonly page: SettingPage;
  readonly items: ReturnType<typeof completeness>[SettingPage];
}

/** One settings page and what it still lacks. */
function SettingCard({ page, items }: SettingCardProps) {
  const { t } = useTranslation('admin-store');
  const missing = items.filter(({ done }) => !done);
  return (
    <LinkBox as="li">
      <Card.Root height="full" _hover={{ borderColor: 'brand.border' }}>
        <Card.Body>
          <Stack gap="3">
            <Flex justify="space-between" gap="3" align="flex-start">
              <Card.Title as="h2">
                <LinkOverlay asChild>
                  <NextLink href={adminPaths[page]}>{t(`index.page.${page}`)}</NextLink>
                </LinkOverlay>
              </Card.Title>
              <Badge colorPalette={missing.length ? 'orange' : 'green'}>
                {t('index.count', { done: items.length - missing.length, count: items.length })}
              </Badge>
            </Flex>
            {missing.length === 0 ? (
              <Text color="fg.muted">{t('index.complete')}</Text>
            ) : (
              <Stack as="ul" listStyleType="none" gap="1" color="fg.muted" aria-label={t('index.missing')}>
                {missing.map(({ key }) => (
                  <Flex as="li" key={key} gap="2" align="center">
                    <Icon name="minus" size={14} />
                    {t(`index.item.${key}`)}
                  </Flex>
                ))}
              </Stack>
            )}
          </Stack>
        </Card.Body>
      </Card.Root>
    </LinkBox>
  );
}

/** Which settings are complete, live; nothing counts as missing before it loads. */
function useCompleteness(): ListenerState<ReturnType<typeof completeness>> {
  const setting = useStoreSetting();
  const { storeId } = setting;
  const [aboutUs, privacyPolicy, termsConditions] = [
    useStorePage(storeId, 'aboutUs'),
    useStorePage(storeId, 'privacyPolicy'),
    useStorePage(storeId, 'termsConditions'),
  ];
  const domain = useCustomDomain(storeId);
  const failed = [aboutUs, privacyPolicy, termsConditions, domain].find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') return failed;
  if (
    aboutUs.status !== 'ready' ||
    privacyPolicy.status !== 'ready' ||
    termsConditions.status !== 'ready' ||
    domain.status === 'loading'
  )
    return { status: 'loading' };
  const pages = {
    aboutUs: aboutUs.value,
    privacyPolicy: privacyPolicy.value,
    termsConditions: termsConditions.value,
  };
  const wanted = domain.status === 'ready' ? domain.value : null;
  return { status: 'ready', value: completeness({ setting, pages, domain: wanted }) };
}
