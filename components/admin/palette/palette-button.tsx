import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { usePalette } from '@/components/admin/palette/palette-context';
import { Icon } from '@/components/ui/media/icon';

const KEYS = 'Ctrl K';

export function PaletteButton({ onOpen }: { readonly onOpen?: () => void }) {
  const { t } = useTranslation('admin');
  const show = usePalette();
  return (
    <Button
      variant="outline"
      size="sm"
      width="full"
      justifyContent="flex-start"
      aria-keyshortcuts="Control+K"
      onClick={() => {
        onOpen?.();
        show();
      }}
    >
      <Icon name="search" size={16} />
      {t('palette.open')}
      <Text as="kbd" dir="ltr" marginInlineStart="auto" textStyle="xs" color="fg.muted" hideBelow="lg">
        {KEYS}
      </Text>
    </Button>
  );
}
