import { CloseButton, Drawer, Flex, IconButton, Portal } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { PaletteButton } from '@/components/admin/palette/palette-button';
import { AdminFooter } from '@/components/admin/shell/admin-footer';
import { AdminLogo } from '@/components/admin/shell/admin-logo';
import { StoreSwitcher } from '@/components/admin/shell/store-switcher';
import { AdminNav } from '@/components/admin/shell/admin-nav';

const LOGO_WIDTH = 150;

/** The top bar on smaller screens: the logo, and a button that opens the navigation. */
export function AdminTopBar() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <Flex
      as="header"
      hideFrom="lg"
      align="center"
      justify="space-between"
      px="4"
      py="2"
      bg="bg.panel"
      borderBottomWidth="1px"
      position="sticky"
      top="0"
      zIndex="docked"
    >
      <AdminLogo width={LOGO_WIDTH} />
      <Drawer.Root open={open} onOpenChange={(details) => setOpen(details.open)} placement="start">
        <Drawer.Trigger asChild>
          <IconButton variant="ghost" aria-label={t('nav.open')}>
            <AdminIcon name="menu" />
          </IconButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>{t('nav.title')}</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body display="flex" flexDirection="column" gap="6">
                <StoreSwitcher />
                <PaletteButton onOpen={() => setOpen(false)} />
                <AdminNav onNavigate={() => setOpen(false)} />
                <AdminFooter />
              </Drawer.Body>
              <Drawer.CloseTrigger asChild>
                <CloseButton aria-label={t('nav.close')} />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Flex>
  );
}
