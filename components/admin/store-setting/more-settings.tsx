import { Card, Heading, LinkBox, LinkOverlay, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { adminPaths } from '@/lib/admin-paths';

/** Optional settings pages. */
const MORE = ['ownPages', 'menus', 'redirects'] as const;

export function MoreSettings() {
  const { t } = useTranslation('admin-store');
  return (
    <Stack as="section" gap="4" mt="8">
      <Heading as="h2" size="md">
        {t('more.title')}
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, '2xl': 3 }} gap="5">
        {MORE.map((page) => (
          <LinkBox as="li" key={page}>
            <Card.Root height="full" _hover={{ borderColor: 'brand.border' }}>
              <Card.Body>
                <Stack gap="2">
                  <Card.Title as="h3">
                    <LinkOverlay asChild>
                      <NextLink href={adminPaths[page]}>{t(`more.${page}.title`)}</NextLink>
                    </LinkOverlay>
                  </Card.Title>
                  <Text color="fg.muted">{t(`more.${page}.text`)}</Text>
                </Stack>
              </Card.Body>
            </Card.Root>
          </LinkBox>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
