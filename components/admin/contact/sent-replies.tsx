import { Box, Heading, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ContactReply } from '@/lib/domain/contact/contact-request';
import { useFormats } from '@/lib/hooks/use-formats';

/** What was answered so far, oldest first, as in a conversation. */
export function SentReplies({ replies }: { readonly replies: readonly ContactReply[] }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  if (replies.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {t('inbox.reply.sent')}
      </Heading>
      <List.Root variant="plain" gap="3">
        {replies.map((reply) => (
          <List.Item display="block" key={reply.id}>
            <Box bg="bg.muted" borderRadius="l3" px="4" py="3">
              <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {reply.text}
              </Text>
              <Text textStyle="xs" color="fg.muted">
                <bdi>{reply.byName}</bdi> · {dateTime(reply.at)}
              </Text>
            </Box>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
