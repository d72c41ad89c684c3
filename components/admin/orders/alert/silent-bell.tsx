import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useAudible } from '@/components/admin/orders/alert/chime';
import { useSoundOn } from '@/components/admin/orders/alert/sound-toggle';

/** Says that sound is off until the first touch. It is in the margin above the page, so that hiding it moves nothing. */
export function SilentBell() {
  const { t } = useTranslation('admin');
  const on = useSoundOn();
  const audible = useAudible();
  if (!on || audible) return null;
  return (
    <Box position="relative">
      <Text position="absolute" bottom={{ base: '0.5', lg: '2' }} textStyle="xs" color="fg.muted">
        {t('orders.sound.silent')}
      </Text>
    </Box>
  );
}
