import { Progress, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import {
  targetsFor,
  useDeleteGroup,
  type Group,
  type Target,
} from '@/components/admin/categories/use-delete-group';
import type { GroupKind } from '@/components/admin/categories/use-group-form';
import { SelectField } from '@/components/admin/forms/select-field';
import { localized } from '@/lib/domain/locale';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface DeleteGroupDialogProps {
  readonly kind: GroupKind;
  readonly group: Group;
  /** All groups of the same kind. */
  readonly groups: readonly Group[];
  onClose(): void;
}

/** Deletes a category or brand. If it is in use, asks where to move its products and shows the progress. */
export function DeleteGroupDialog({ kind, group, groups, onClose }: DeleteGroupDialogProps) {
  const { t } = useTranslation('admin-categories');
  const { locale } = useFormats();
  const { ofError } = useErrorText();
  const targets = targetsFor(group, groups);
  const [chosen, setChosen] = useState('');
  const target = targets.find(({ key }) => key === chosen) ?? targets[0] ?? null;
  const { used, moved, failure, remove } = useDeleteGroup(kind, group, onClose);
  const subs = groups.filter(({ parentId }) => parentId === group.id).length;
  const busy = moved !== null && !failure;
  const partly = moved !== null && moved > 0;
  return (
    <AdminDialog
      title={t('delete.title', { name: localized(group.name, locale) })}
      role="alertdialog"
      description={
        <>
          {subs > 0 && <Text>{t('delete.withSubs', { count: subs })}</Text>}
          <UsedText used={used} />
        </>
      }
      busy={busy}
      failure={failure && [ofError(failure), partly ? t('delete.failed') : ''].join(' ').trim()}
      onClose={onClose}
      buttons={{
        cancel: t('delete.keep'),
        submit: t(used ? 'delete.confirmMove' : 'delete.confirm'),
        danger: true,
        disabled: used === null,
        onConfirm: () => void remove(target),
      }}
    >
      {used !== null && used > 0 && (
        <TargetField
          kind={kind}
          targets={targets}
          value={target?.key ?? ''}
          disabled={moved !== null}
          onChange={setChosen}
        />
      )}
      {used !== null && moved !== null && used > 0 && <MoveProgress moved={moved} total={used} />}
    </AdminDialog>
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
    <SelectField
      label={t('delete.target')}
      value={value}
      disabled={disabled}
      options={[
        ...targets.map(({ key, names }) => ({
          value: key,
          label: names.map((name) => localized(name, locale)).join(' / '),
        })),
        { value: 'none', label: t(`delete.none.${kind}`) },
      ]}
      onChange={onChange}
    />
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
