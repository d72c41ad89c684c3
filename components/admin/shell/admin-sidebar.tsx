import { Stack } from '@chakra-ui/react';
import { PaletteButton } from '@/components/admin/palette/palette-button';
import { AdminFooter } from '@/components/admin/shell/admin-footer';
import { AdminLogo } from '@/components/admin/shell/admin-logo';
import { AdminNav } from '@/components/admin/shell/admin-nav';

const LOGO_WIDTH = 200;

export function AdminSidebar() {
  return (
    <Stack
      as="aside"
      hideBelow="lg"
      width="64"
      flexShrink="0"
      height="100dvh"
      position="sticky"
      top="0"
      overflowY="auto"
      gap="6"
      p="5"
      bg="bg.panel"
      borderInlineEndWidth="1px"
    >
      <AdminLogo width={LOGO_WIDTH} />
      <PaletteButton />
      <AdminNav />
      <AdminFooter />
    </Stack>
  );
}
