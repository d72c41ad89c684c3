import { Center, Heading, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';

/** At a glance: all is well, or how much is not. */
export function BooksVerdict({ open }: { readonly open: number }) {
  const { t } = useTranslation('admin-reconciliation');
  const isGreen = open === 0;
  return (
    <HStack
      gap="5"
      p={{ base: '5', md: '7' }}
      borderRadius="l3"
      colorPalette={isGreen ? 'green' : 'orange'}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.muted"
    >
      <Center
        flexShrink="0"
        boxSize="14"
        borderRadius="full"
        bg="colorPalette.solid"
        color="colorPalette.contrast"
      >
        <Icon name={isGreen ? 'check' : 'alert'} size={30} />
      </Center>
      <div>
        <Heading as="h2" size="lg">
          {isGreen ? t('green.title') : t('open.title', { count: open })}
        </Heading>
        <Text mt="1">{isGreen ? t('green.text') : t('open.text')}</Text>
      </div>
    </HStack>
  );
}
