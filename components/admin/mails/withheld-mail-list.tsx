import { Link, List, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { adminPaths } from '@/lib/admin-paths';
import type { WithheldMail } from '@/lib/domain/mail/withheld-mail';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Withheld e-mails: receiver, date and reason; with `links`, each links to its order or message. */
export function WithheldMailList({
  mails,
  links,
}: {
  readonly mails: readonly WithheldMail[];
  readonly links: boolean;
}) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormats();
  return (
    <List.Root variant="plain" gap="2">
      {mails.map((mail) => {
        const href = links && hrefOf(mail);
        return (
          <List.Item display="block" key={mail.id} overflowWrap="anywhere">
            <bdi dir="ltr">{mail.to}</bdi> · {dateTime(mail.at)}
            <Text textStyle="sm" color="fg.muted">
              {t(`withheldMails.reason.${mail.reason}`)}
            </Text>
            {href && (
              <Link asChild variant="underline" textStyle="sm">
                <NextLink href={href}>
                  {t(mail.orderId ? 'withheldMails.order' : 'withheldMails.message')}
                </NextLink>
              </Link>
            )}
          </List.Item>
        );
      })}
    </List.Root>
  );
}

function hrefOf({ orderId, requestId }: WithheldMail): string | null {
  if (orderId) return adminPaths.order(orderId);
  return requestId ? adminPaths.contactMessage(requestId) : null;
}
