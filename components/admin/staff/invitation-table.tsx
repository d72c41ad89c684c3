import { Badge, Box, Button, Heading, HStack, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { useAttempt } from '@/components/admin/staff/use-attempt';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useStoreId } from '@/context/use-store-id';
import { invitationState, type Invitation } from '@/lib/domain/account/invitation';
import { dateFormat } from '@/lib/domain/formats';
import { watchInvitations } from '@/lib/firestore/people/invitations';
import { call } from '@/lib/functions/call';
import { useListener } from '@/lib/hooks/use-listener';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useWriting } from '@/lib/hooks/language/use-writing';

/** Open invitations; an owner can resend or revoke them. */
export function InvitationTable() {
  const store = useStoreId();
  const { t } = useTranslation('admin-people');
  const locale = useLocale();
  const invitations = useListener<Invitation[]>(store, (onNext, onError) =>
    watchInvitations(store, onNext, onError),
  );
  const { busy, asked, ask, attempt } = useAttempt<Invitation>();

  const resend = ({ email, name, role, locale: language }: Invitation) =>
    attempt(
      call('inviteStaff', { storeId: store, email, name, role, locale: language }),
      t('staff.invited', { email }),
    );
  const withdraw = async () => {
    if (!asked) return;
    const done = t('staff.invitations.withdrawn', { email: asked.email });
    await attempt(call('withdrawInvitation', { storeId: store, invitationId: asked.id }), done);
  };

  if (invitations.status === 'failed') return <LoadFailure code={invitations.code} />;
  if (invitations.status !== 'ready' || invitations.value.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {t('staff.invitations.title')}
      </Heading>
      <Box overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
        <Table.Root aria-label={t('staff.invitations.title')} size={{ base: 'sm', md: 'md' }}>
          <Table.Body>
            {invitations.value.map((one) => (
              <Table.Row key={one.id}>
                <Table.Cell>
                  <Text fontWeight="medium">
                    <bdi>{one.name || one.email}</bdi>
                  </Text>
                  {one.name && (
                    <Text color="fg.muted">
                      <bdi>{one.email}</bdi>
                    </Text>
                  )}
                  <State invitation={one} />
                </Table.Cell>
                <Table.Cell hideBelow="md">{t(`staff.role.${one.role}`)}</Table.Cell>
                <Table.Cell textAlign="end">
                  <HStack justify="end" wrap="wrap">
                    <Button size="sm" variant="outline" disabled={busy} onClick={() => void resend(one)}>
                      {t('staff.invitations.resend')}
                    </Button>
                    {one.state === 'open' && (
                      <Button size="sm" variant="ghost" disabled={busy} onClick={() => ask(one)}>
                        {t('staff.invitations.withdraw')}
                      </Button>
                    )}
                  </HStack>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <ConfirmDialog
        open={asked !== null}
        locale={locale}
        title={t('staff.invitations.withdrawTitle', { email: asked?.email ?? '' })}
        description={t('staff.invitations.withdrawText')}
        confirmLabel={t('staff.invitations.withdraw')}
        keepLabel={t('staff.remove.keep')}
        busy={busy}
        onConfirm={() => void withdraw()}
        onClose={() => ask(null)}
      />
    </Stack>
  );
}

function State({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('admin-people');
  const writing = useWriting();
  const state = invitationState(invitation, useMinute());
  if (state !== 'open') return <Badge>{t(`staff.invitations.state.${state}`)}</Badge>;
  const day = dateFormat(writing, { dateStyle: 'medium' }).format(invitation.expiresAt);
  return <Text color="fg.muted">{t('staff.invitations.until', { day })}</Text>;
}
