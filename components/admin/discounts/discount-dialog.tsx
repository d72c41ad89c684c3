import { Heading, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { FormProvider, useForm, useWatch, type Path } from 'react-hook-form';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { AmountInput, LocalizedInputs, NumberInput, TextInput } from '@/components/admin/forms/text-input';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import { DISCOUNT_KINDS, type Discount } from '@/lib/domain/discounts/discount';
import { discountSchema } from '@/lib/domain/discounts/discount-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { CurrencyChoice } from './currency-choice';
import { discountResolver, NEW_DISCOUNT, toDiscountForm, toRule, type DiscountForm } from './discount-form';
import { DiscountPreview } from './discount-preview';
import { GroupChoice } from './group-choice';
import { TargetInput } from './target-input';
import { ValueFields } from './value-fields';

interface DiscountDialogProps {
  /** Null for a new one. */
  readonly discount: Discount | null;
  readonly onClose: () => void;
}

/** Creates or edits a discount; errors appear at their fields. */
export function DiscountDialog({ discount, onClose }: DiscountDialogProps) {
  const { t } = useTranslation(['admin-discounts', 'admin']);
  const { ofError } = useErrorText();
  const { storeId, baseCurrency } = useStoreSetting();
  const [newId] = useState(randomKey);
  const [failure, setFailure] = useState<AppError | null>(null);
  const form = useForm<DiscountForm>({
    defaultValues: toDiscountForm(discount ?? NEW_DISCOUNT, baseCurrency),
    resolver: discountResolver(baseCurrency),
  });
  const { isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    const rule = discountSchema.cast(toRule(values, baseCurrency));
    const { id: discountId, updatedAt: seen } = discount ?? { id: newId, updatedAt: 0 };
    const saved = await call('saveDiscount', { storeId, discountId, rule, seen });
    if (saved.ok) {
      notify({ type: 'success', message: t('admin:toast.updated') });
      return onClose();
    }
    const fields = Object.entries(saved.error.fields ?? {});
    for (const [field, message] of fields)
      form.setError(field.replace('rule.', '') as Path<DiscountForm>, { message });
    if (fields.length === 0) setFailure(saved.error);
  });
  return (
    <AdminDialog
      title={t(discount ? 'form.edit' : 'form.new')}
      size="lg"
      busy={isSubmitting}
      failure={failure && ofError(failure)}
      onSubmit={() => save()}
      onClose={onClose}
      buttons={{ cancel: t('form.cancel'), submit: t('form.save') }}
    >
      <FormProvider {...form}>
        <LocalizedInputs name="name" label={t('form.name')} />
        <Codes />
        <SelectInput
          name="kind"
          label={t('form.kind')}
          options={DISCOUNT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <ValueFields />
        <TargetInput />
        <Section title={t('form.conditions')} />
        <AmountInput
          name="minimum"
          label={t('form.minimum')}
          hint={t('form.minimumHint')}
          unit={baseCurrency}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextInput name="startsOn" type="date" label={t('form.startsOn')} />
          <TextInput name="endsOn" type="date" label={t('form.endsOn')} />
        </SimpleGrid>
        <CurrencyChoice />
        <Limits />
        <SwitchInput name="combines" label={t('form.combines')} hint={t('form.combinesHint')} />
        <SwitchInput name="enabled" label={t('form.enabled')} />
        <Section title={t('preview.title')} />
        <DiscountPreview />
      </FormProvider>
    </AdminDialog>
  );
}

const Section = ({ title }: { readonly title: string }) => (
  <Heading as="h3" size="md">
    {title}
  </Heading>
);

/** No code, one code for everybody, or many codes, which are created after the discount is saved. */
function Codes() {
  const { t } = useTranslation('admin-discounts');
  const singleUse: boolean = useWatch<DiscountForm, 'singleUse'>({ name: 'singleUse' });
  return (
    <>
      <SwitchInput name="singleUse" label={t('form.singleUse')} hint={t('form.singleUseHint')} />
      {!singleUse && <TextInput name="code" label={t('form.code')} hint={t('form.codeHint')} />}
    </>
  );
}

/** Usage limits; only for discounts with a code, because otherwise the store does not know the shopper. */
function Limits() {
  const { t } = useTranslation('admin-discounts');
  const [code, singleUse] = useWatch<DiscountForm, ['code', 'singleUse']>({ name: ['code', 'singleUse'] });
  if (!singleUse && !code.trim()) return null;
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <NumberInput name="limit" label={t('form.limit')} hint={t('form.limitHint')} />
        <NumberInput name="limitPerCustomer" label={t('form.limitPerCustomer')} hint={t('form.limitHint')} />
      </SimpleGrid>
      <SwitchInput name="firstOrderOnly" label={t('form.firstOrderOnly')} />
      <GroupChoice />
    </>
  );
}
