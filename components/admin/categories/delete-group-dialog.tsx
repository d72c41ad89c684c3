import { Alert, Button, Dialog, Field, NativeSelect, Portal, Progress, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { targetsFor, useDeleteGroup, type Target } from '@/components/admin/categories/use-delete-group';
import type { GroupKind } from '@/components/admin/categories/use-group-form';
import type { Brand, Category } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';

type Group = Brand & Partial<Pick<Category, 'parentId'>>;

interface DeleteGroupDialogProps {
  readonly kind: GroupKind;
  readonly group: Group;
  /** All of its kind. */
  readonly groups: readonly Group[];
  onClose(): void;
}

/** Deletes a category or brand; one that is in use asks where its boards go and shows how far they are. */
export function DeleteGroupDialog({ kind, group, groups, onClose }: DeleteGroupDialogProps) {
  const { t } = useTranslation('admin-categories');
  const { locale } = useFormats();
  const targets = targetsFor(group, groups);
  const [chosen, setChosen] = useState('');
  const target = targets.find(({ key }) => key === chosen) ?? targets[0] ?? null;
  const { used, moved, failure, remove } = useDeleteGroup(kind, group, onClose);
  const subs = groups.filter(({ parentId }) => parentId === group.id).length;
  const busy = moved !== null;
  return (
    <Dialog.Root
      open
      role="alertdialog"
      placement="center"
      size={{ mdDown: 'xs', md: 'sm' }}
      closeOnInteractOutside={!busy}
      closeOnEscape={!busy}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('delete.title', { name: localized(group.name, locale) })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                {subs > 0 && <Text>{t('delete.withSubs', { count: subs })}</Text>}
                <UsedText used={used} />
                {used !== null && used > 0 && (
                  <TargetField
                    kind={kind}
                    targets={targets}
                    value={target?.key ?? ''}
                    disabled={busy}
                    onChange={setChosen}
                  />
                )}
                {used !== null && moved !== null && used > 0 && <MoveProgress moved={moved} total={used} />}
                {failure && <Failure error={failure} partly={moved !== null && moved > 0} />}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={busy && !failure} onClick={onClose}>
                {t('delete.keep')}
              </Button>
              <Button
                colorPalette="red"
                loading={busy && !failure}
                disabled={used === null}
                onClick={() => void remove(target)}
              >
                {t(used ? 'delete.confirmMove' : 'delete.confirm')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function UsedText({ used }: { readonly used: number | null }) {
  const { t } = useTranslation('admin-categories');
  if (used === null) return <Text color="fg.muted">{t('delete.counting')}</Text>;
  return <Text>{used === 0 ? t('delete.empty') : t('delete.used', { count: used })}</Text>;
}

interface TargetFieldProps {
  readonly kind: GroupKind;
  readonly targets: readonly Target[];
  readonly value: string;
  readonly disabled: boolean;
  onChange(key: string): void;
}

function TargetField({ kind, targets, value, disabled, onChange }: TargetFieldProps) {
  const { t } = useTranslation('admin-categories');
  const { locale } = useFormats();
  return (
    <Field.Root>
      <Field.Label>{t('delete.target')}</Field.Label>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          {targets.map(({ key, names }) => (
            <option key={key} value={key}>
              {names.map((name) => localized(name, locale)).join(' / ')}
            </option>
          ))}
          <option value="none">{t(`delete.none.${kind}`)}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function MoveProgress({ moved, total }: { readonly moved: number; readonly total: number }) {
  const { t } = useTranslation('admin-categories');
  const { count } = useFormats();
  return (
    <Progress.Root value={Math.min(Math.round((100 * moved) / total), 100)}>
      <Progress.Label>{t('delete.moving', { moved: count(moved), total: count(total) })}</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

function Failure({
  error,
  partly,
}: {
  readonly error: Parameters<ReturnType<typeof useErrorText>['ofError']>[0];
  readonly partly: boolean;
}) {
  const { t } = useTranslation('admin-categories');
  const text = useErrorText();
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{text.ofError(error)}</Alert.Title>
        {partly && <Alert.Description>{t('delete.failed')}</Alert.Description>}
      </Alert.Content>
    </Alert.Root>
  );
}
