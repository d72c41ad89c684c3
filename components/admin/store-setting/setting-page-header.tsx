import { Box, Link } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/admin/shell/page-header';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';

interface SettingPageHeaderProps {
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
}

/** The head of a store setting sub-page, with the way back to all of them. */
export function SettingPageHeader({ title, description, actions }: SettingPageHeaderProps) {
  const { t } = useTranslation('admin-store');
  return (
    <Box>
      <Link asChild mb="3" color="fg.muted">
        <NextLink href={paths.admin.storeSetting}>
          <Icon name="chevron-start" size={16} />
          {t('index.title')}
        </NextLink>
      </Link>
      <PageHeader title={title} description={description} actions={actions} />
    </Box>
  );
}
