import { Box, Flex, Link, List, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { PageHeader } from '@/components/admin/shell/page-header';
import { adminPaths } from '@/lib/admin-paths';
import { SETTINGS_SECTIONS } from './settings-sections';

/** The settings page; each part is saved on its own. */
export function SettingsView() {
  const { t } = useTranslation('admin-store');

  // Scrolls to the anchor, which was not rendered yet when the browser looked for it.
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <>
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      <Flex direction={{ base: 'column', xl: 'row-reverse' }} align="flex-start" justify="flex-end" gap="8">
        <SettingsIndex />
        <Stack gap="5" width="full" maxWidth="4xl">
          {SETTINGS_SECTIONS.map(({ id, panels }) => (
            <Stack key={id} id={id} gap="5" scrollMarginTop={{ base: '20', lg: '5' }}>
              {panels}
            </Stack>
          ))}
        </Stack>
      </Flex>
    </>
  );
}

/** Links to the sections: beside them on wide screens, above them on a phone. */
function SettingsIndex() {
  const { t } = useTranslation('admin-store');
  return (
    <Box
      as="nav"
      aria-label={t('settings.index')}
      position={{ xl: 'sticky' }}
      top="5"
      flexShrink="0"
      width={{ xl: '48' }}
    >
      <List.Root
        variant="plain"
        flexDirection={{ base: 'row', xl: 'column' }}
        flexWrap="wrap"
        columnGap="5"
        rowGap="2"
      >
        {SETTINGS_SECTIONS.map(({ id }) => (
          <List.Item key={id}>
            <Link href={`#${id}`} py="1" textStyle="sm">
              {t(`settings.sections.${id}`)}
            </Link>
          </List.Item>
        ))}
        <List.Item>
          <Link asChild py="1" textStyle="sm">
            <NextLink href={adminPaths.ownStore}>{t('settings.ownStore')}</NextLink>
          </Link>
        </List.Item>
      </List.Root>
    </Box>
  );
}
