import { Badge, Card, Flex, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import { adminPaths } from '@/lib/admin-paths';
import type { completeness, SettingPage } from '@/lib/domain/store/completeness';

interface SettingCardProps {
  readonly page: SettingPage;
  readonly items: ReturnType<typeof completeness>[SettingPage];
}

/** One sub-page of the store setting with what it still misses. */
export function SettingCard({ page, items }: SettingCardProps) {
  const { t } = useTranslation('admin-store');
  const missing = items.filter(({ done }) => !done);
  return (
    <LinkBox as="li">
      <Card.Root height="full" _hover={{ borderColor: 'brand.border' }}>
        <Card.Body>
          <Stack gap="3">
            <Flex justify="space-between" gap="3" align="flex-start">
              <Card.Title as="h2">
                <LinkOverlay asChild>
                  <NextLink href={adminPaths[page]}>{t(`index.page.${page}`)}</NextLink>
                </LinkOverlay>
              </Card.Title>
              <Badge colorPalette={missing.length ? 'orange' : 'green'}>
                {t('index.count', { done: items.length - missing.length, count: items.length })}
              </Badge>
            </Flex>
            {missing.length === 0 ? (
              <Text color="fg.muted">{t('index.complete')}</Text>
            ) : (
              <Stack as="ul" listStyleType="none" gap="1" color="fg.muted" aria-label={t('index.missing')}>
                {missing.map(({ key }) => (
                  <Flex as="li" key={key} gap="2" align="center">
                    <Icon name="minus" size={14} />
                    {t(`index.item.${key}`)}
                  </Flex>
                ))}
              </Stack>
            )}
          </Stack>
        </Card.Body>
      </Card.Root>
    </LinkBox>
  );
}
