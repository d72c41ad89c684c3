import { Avatar, Badge, Box, HStack, IconButton, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Select } from '@/components/admin/forms/select-field';
import { useAttempt } from '@/components/admin/staff/use-attempt';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { STORE_ROLES, type StoreRole, type StoreUser } from '@/lib/domain/account/store-user';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';

interface StaffTableProps {
  readonly staff: readonly StoreUser[];
  readonly isOwner: boolean;
}

export function StaffTable({ staff, isOwner }: StaffTableProps) {
  const { t } = useTranslation('admin-people');
  const { busy, leaving, ask, changeRole, remove } = useStaffActions();
  return (
    <Box overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Table.Root aria-label={t('staff.label')} size={{ base: 'sm', md: 'md' }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('staff.column.name')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('staff.column.email')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('staff.column.role')}</Table.ColumnHeader>
            {isOwner && <Table.ColumnHeader textAlign="end">{t('staff.column.actions')}</Table.ColumnHeader>}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {staff.map((person) => (
            <Table.Row key={person.id}>
              <Table.Cell>
                <Person person={person} />
              </Table.Cell>
              <Table.Cell hideBelow="md">
                <bdi>{person.email}</bdi>
                {person.currentEmail && (
                  <Text color="fg.warning">{t('staff.otherEmail', { email: person.currentEmail })}</Text>
                )}
              </Table.Cell>
              <Table.Cell>
                {isOwner ? (
                  <RoleSelect
                    person={person}
                    busy={busy}
                    onChange={(role) => void changeRole(person, role)}
                  />
                ) : (
                  t(`staff.role.${person.role}`)
                )}
              </Table.Cell>
              {isOwner && (
                <Table.Cell textAlign="end">
                  <IconButton
                    variant="ghost"
                    size="sm"
                    aria-label={t('staff.remove.open', { name: nameOf(person) })}
                    onClick={() => ask(person)}
                  >
                    <Icon name="trash" size={18} />
                  </IconButton>
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <ConfirmDialog
        open={leaving !== null}
        locale={useLocale()}
        title={t('staff.remove.title', { name: leaving ? nameOf(leaving) : '' })}
        description={t('staff.remove.text')}
        confirmLabel={t('staff.remove.confirm')}
        keepLabel={t('staff.remove.keep')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => ask(null)}
      />
    </Box>
  );
}

const nameOf = ({ name, email }: StoreUser): string => name || email;

function Person({ person }: { readonly person: StoreUser }) {
  const { t } = useTranslation('admin-people');
  const { user } = useUserContext();
  return (
    <HStack gap="3">
      <Avatar.Root size="sm">
        <Avatar.Fallback name={nameOf(person)} />
        {person.image && <Avatar.Image src={imageUrl(person.image)} alt="" />}
      </Avatar.Root>
      <Text fontWeight="medium">
        <bdi>{nameOf(person)}</bdi>
      </Text>
      {person.id === user?.uid && <Badge>{t('staff.you')}</Badge>}
    </HStack>
  );
}

interface RoleSelectProps {
  readonly person: StoreUser;
  readonly busy: boolean;
  readonly onChange: (role: StoreRole) => void;
}

function RoleSelect({ person, busy, onChange }: RoleSelectProps) {
  const { t } = useTranslation('admin-people');
  return (
    <Select
      size="sm"
      width="auto"
      minWidth="24"
      disabled={busy}
      aria-label={t('staff.roleOf', { name: nameOf(person) })}
      value={person.role}
      options={STORE_ROLES.map((role) => ({ value: role, label: t(`staff.role.${role}`) }))}
      onChange={onChange}
    />
  );
}

/** An owner's actions on one person; `leaving` is the person whose removal awaits confirmation. */
function useStaffActions() {
  const store = useStoreId();
  const { t } = useTranslation('admin-people');
  const { busy, asked: leaving, ask, attempt } = useAttempt<StoreUser>();

  const changeRole = ({ id: uid }: StoreUser, role: StoreRole) =>
    attempt(call('changeStaffRole', { storeId: store, uid, role }), t('staff.roleChanged'));

  const remove = async () => {
    if (!leaving) return;
    const { id: uid, name, email } = leaving;
    const done = t('staff.remove.done', { name: name || email });
    await attempt(call('removeStaff', { storeId: store, uid }), done);
  };

  return { busy, leaving, ask, changeRole, remove };
}
