import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

interface SelectedBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** The buttons of the actions. */
  readonly children: ReactNode;
}

/** The number of selected orders and the actions on them; it stays visible at the bottom of the window. */
export function SelectedBar({ count, onClear, children }: SelectedBarProps) {
  const { t } = useTranslation('admin-orders');
  return (
    <HStack
      role="region"
      aria-label={t('bulk.label')}
      position="sticky"
      bottom="3"
      zIndex="docked"
      gap="2"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="md"
      px="4"
      py="3"
    >
      <Text role="status" fontWeight="medium" me="auto">
        {t('bulk.selected', { count })}
      </Text>
      {children}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </HStack>
  );
}
