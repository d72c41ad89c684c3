import { Button, Field, HStack, Input, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { isHexColor } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { call } from '@/lib/functions/call';

type Colors = Pick<StoreSetting, 'primaryColor' | 'secondaryColor'>;
const FIELDS = ['primaryColor', 'secondaryColor'] as const;

/** The store's brand colours; every open window of the store takes them over at once. */
export function ColorsView() {
  const { t } = useTranslation(['admin', 'errors']);
  const { storeId, primaryColor, secondaryColor } = useStoreSetting();
  const form = useForm<Colors>({
    values: { primaryColor, secondaryColor },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (colors) => {
    const result = await call('saveStoreSetting', { storeId, ...colors });
    if (result.ok) {
      form.reset(colors, { keepDirtyValues: false });
      notify({ type: 'success', message: t('toast.updated') });
    } else notify({ type: 'error', message: t(`errors:${result.error.code}`, result.error.params) });
  });

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <PageHeader
        title={t('colors.title')}
        description={t('colors.description')}
        actions={
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('colors.save')}
          </Button>
        }
      />
      <Panel title={t('colors.section')}>
        <Stack gap="5" maxWidth="sm">
          {FIELDS.map((name) => (
            <ColorField key={name} name={name} form={form} />
          ))}
        </Stack>
      </Panel>
    </form>
  );
}

function ColorField({ name, form }: { readonly name: keyof Colors; readonly form: UseFormReturn<Colors> }) {
  const { t } = useTranslation(['admin', 'errors']);
  const value = useWatch({ control: form.control, name });
  const { error } = form.getFieldState(name, form.formState);
  const label = t(`colors.field.${name}`);
  const pick = (color: string) => form.setValue(name, color, { shouldDirty: true, shouldValidate: true });
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <HStack width="full">
        <Input
          type="color"
          width="14"
          padding="1"
          flexShrink="0"
          aria-label={t('colors.pick', { field: label })}
          value={value}
          onChange={(event) => pick(event.target.value)}
        />
        <Input
          dir="ltr"
          {...form.register(name, {
            validate: (text) => isHexColor(text) || t('errors:field.color.invalid'),
          })}
        />
      </HStack>
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
}
