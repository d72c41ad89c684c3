import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { adminPaths } from '@/lib/admin-paths';
import { isolated } from '@/lib/domain/formats';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useSupportOfStore } from '@/components/admin/platform/use-support';

/** The button lies below the words on a phone. */
const STACKED = {
  alignItems: { base: 'flex-start', md: 'center' },
  flexDirection: { base: 'column', md: 'row' },
} as const;

/** Tells owners that support asks for access, or has it, and leads to where they answer. */
export function SupportRequests() {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormats();
  const { waiting, running } = useSupportOfStore(useIsOwner());
  if (waiting.length + running.length === 0) return null;
  return (
    <Stack gap="3" mb="6">
      {waiting.map(({ uid, email, reason }) => (
        <Alert.Root key={uid} status="warning" {...STACKED}>
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title role="status">{t('support.asks')}</Alert.Title>
            <Alert.Description>
              <Text overflowWrap="anywhere">{t('support.asksText', { email: isolated(email) })}</Text>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                <bdi>{reason}</bdi>
              </Text>
            </Alert.Description>
          </Alert.Content>
          <Answer label={t('support.answer')} />
        </Alert.Root>
      ))}
      {running.map(({ uid, until }) => (
        <Alert.Root key={uid} status="info" {...STACKED}>
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('support.runs', { time: dateTime(until) })}</Alert.Title>
          </Alert.Content>
          <Answer label={t('support.end')} />
        </Alert.Root>
      ))}
    </Stack>
  );
}

function Answer({ label }: { readonly label: string }) {
  return (
    <Button asChild size="sm" minHeight="11" variant="outline" flexShrink="0">
      <NextLink href={adminPaths.ownStore}>{label}</NextLink>
    </Button>
  );
}
