import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { NewerVersion } from '@/components/admin/forms/newer-version';
import { OwnerOnly, useIsOwner } from '@/components/admin/forms/owner-only';
import { UploadsProvider, useUploads } from '@/components/admin/store-setting/picture-uploads';
import type { SettingForm } from '@/components/admin/forms/use-setting-form';

interface FrameProps<Form extends FieldValues> {
  readonly setting: SettingForm<Form>;
  /** For settings such as money: staff may read, only the owner may change. */
  readonly ownerOnly?: boolean;
  /** The form's label, for pages with several. */
  readonly label: string;
  /** The fields; the form places the `save` button. */
  readonly children: (save: ReactNode) => ReactNode;
}

/** The frame of every settings form: its button, others' newer version, and the guard for unsaved work. */
export function SettingFormFrame<Form extends FieldValues>(props: FrameProps<Form>) {
  return (
    <UploadsProvider>
      <FramedForm {...props} />
    </UploadsProvider>
  );
}

function FramedForm<Form extends FieldValues>(props: FrameProps<Form>) {
  const { setting, ownerOnly = false, label, children } = props;
  const { form, save, isUnchosen, hasNewer, takeNewer, keepOwn } = setting;
  const { t } = useTranslation('admin-store');
  const isOwner = useIsOwner();
  const { isDirty, isSubmitting } = form.formState;
  const { isRunning } = useUploads();
  const isLocked = ownerOnly && isOwner === false;
  const button = (
    <Button
      type="submit"
      loading={isSubmitting || isRunning}
      disabled={!(isDirty || isUnchosen) || isLocked || hasNewer}
    >
      {t('form.save')}
    </Button>
  );
  return (
    <FormProvider {...form}>
      <form
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void save();
        }}
      >
        <LeaveDialog dirty={isRunning || (isDirty && !isSubmitting)} />
        <Stack asChild gap="5" border="none" padding="0" margin="0" minWidth="0">
          <fieldset disabled={isLocked}>
            {isLocked && <OwnerOnly />}
            {hasNewer && <NewerVersion onTake={takeNewer} onKeep={keepOwn} />}
            {children(button)}
          </fieldset>
        </Stack>
      </form>
    </FormProvider>
  );
}
