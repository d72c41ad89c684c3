import { Box, Button, Card, Collapsible, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/media/icon';

interface SearchSectionProps {
  /** True if one of its fields has an error: the section opens to show it. */
  readonly isRefused: boolean;
  readonly children: ReactNode;
}

/** The texts for search engines and shared links, collapsed by default. */
export function SearchSection({ isRefused, children }: SearchSectionProps) {
  const { t } = useTranslation('admin-seo');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card.Root as="section">
      <Collapsible.Root
        open={isOpen || isRefused}
        onOpenChange={({ open }) => setIsOpen(open)}
        // Collapsed fields stay part of the form.
        unmountOnExit={false}
      >
        <Card.Header>
          <HStack justify="space-between" gap="3" align="start">
            <Box minWidth="0">
              <Card.Title as="h2">{t('title')}</Card.Title>
              <Text textStyle="sm" color="fg.muted">
                {t('hint')}
              </Text>
            </Box>
            <Collapsible.Trigger asChild>
              <Button type="button" variant="ghost" minHeight="11" flexShrink="0">
                {t('edit')}
                <Icon name="chevron-down" size={16} />
              </Button>
            </Collapsible.Trigger>
          </HStack>
        </Card.Header>
        <Collapsible.Content>
          <Card.Body>
            <Stack gap="5">{children}</Stack>
          </Card.Body>
        </Collapsible.Content>
      </Collapsible.Root>
    </Card.Root>
  );
}
