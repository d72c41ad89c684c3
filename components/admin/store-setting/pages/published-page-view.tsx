import { Button, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { PageVersions } from '@/components/admin/store-setting/pages/page-versions';
import { ShopFrame } from '@/components/admin/store-setting/shop-frame';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useStorePage } from '@/lib/hooks/store/use-store-documents';
import { paths } from '@/lib/paths';

const PAGES = {
  privacyPolicy: paths.privacyPolicy,
  termsConditions: paths.terms,
} as const;

/** A policy as shoppers see it, its last change, and a link to edit it. */
export function PublishedPageView({ page }: { readonly page: keyof typeof PAGES }) {
  const { t } = useTranslation('admin-store');
  const { dateTime } = useFormats();
  const stored = useStorePage(useStoreSetting().storeId, page);
  const updatedAt = stored.status === 'ready' ? stored.value.updatedAt : null;
  const name = t(`page.${page}`);
  return (
    <>
      <PageHeader
        title={name}
        description={
          updatedAt === null ? t('published.never') : t('published.at', { at: dateTime(updatedAt) })
        }
        actions={
          <Button asChild>
            <NextLink href={adminPaths.termsAndPrivacy}>{t('published.edit')}</NextLink>
          </Button>
        }
      />
      <Stack gap="5">
        <Panel title={t('published.asShown')}>
          <Stack gap="3">
            <Text color="fg.muted">{t('published.asShownHint')}</Text>
            {stored.status === 'ready' && (
              <ShopFrame path={PAGES[page]} title={name} version={updatedAt ?? 0} />
            )}
          </Stack>
        </Panel>
        <Panel title={t('text.history')}>
          <PageVersions page={page} />
        </Panel>
      </Stack>
    </>
  );
}
