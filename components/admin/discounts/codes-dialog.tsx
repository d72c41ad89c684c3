import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { readNumber } from '@/components/admin/forms/amounts';
import { NumberInput } from '@/components/admin/forms/text-input';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteOrigin } from '@/lib/site-urls';
import { saveFile } from '@/lib/browser/save-file';
import type { SingleCode } from '@/lib/domain/api/discounts';
import { csvText } from '@/lib/domain/csv/csv-text';
import { codePath } from '@/lib/domain/discounts/code-link';
import { MAX_SINGLE_CODES, type Discount } from '@/lib/domain/discounts/discount';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import { ok, type Result } from '@/lib/domain/result';
import { storeDay } from '@/lib/domain/stats/store-day';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface CodesDialogProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

interface CodesForm {
  wanted: string;
}

/** Creates a discount's single-use codes, and downloads them with the order that used each. */
export function CodesDialog({ discount, onClose }: CodesDialogProps) {
  const { t } = useTranslation('admin-discounts');
  const { ofError } = useErrorText();
  const { locale, count } = useFigureFormats();
  const { storeId } = useStoreSetting();
  const [made, setMade] = useState(discount.codes);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [saving, setSaving] = useState(false);
  const save = useSaveCodes(discount);
  const form = useForm<CodesForm>({ defaultValues: { wanted: '' } });
  const { isSubmitting } = form.formState;
  const make = form.handleSubmit(async ({ wanted: typed }) => {
    setFailure(null);
    const more = readNumber(typed);
    const wanted = made + more;
    if (!Number.isInteger(more) || more < 1 || wanted > MAX_SINGLE_CODES)
      return form.setError('wanted', { message: 'field.count.invalid' });
    for (let codes = made; codes < wanted;) {
      const answer = await call('makeDiscountCodes', { storeId, discountId: discount.id, wanted });
      if (!answer.ok) return setFailure(answer.error);
      codes = answer.value.codes;
      setMade(codes);
    }
    form.reset();
  });
  const download = async () => {
    setFailure(null);
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (!saved.ok) setFailure(saved.error);
  };
  return (
    <AdminDialog
      title={t('codes.title', { name: localized(discount.name, locale) })}
      busy={isSubmitting}
      failure={failure && ofError(failure)}
      onSubmit={() => make()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" loading={saving} disabled={made === 0} onClick={() => void download()}>
            {t('codes.download')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('codes.make')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Stack gap="4">
          <Text role="status">{t('codes.made', { count: made, most: count(MAX_SINGLE_CODES) })}</Text>
          <NumberInput name="wanted" label={t('codes.more')} />
        </Stack>
      </FormProvider>
    </AdminDialog>
  );
}

/** Reads all codes, page by page, and downloads them. */
function useSaveCodes({ id: discountId, name }: Discount): () => Promise<Result<null>> {
  const { t } = useTranslation('admin-discounts');
  const setting = useStoreSetting();
  const { storeId, timeZone } = setting;
  const { locale } = useFigureFormats();
  return async () => {
    const codes: SingleCode[] = [];
    for (let isLast = false; !isLast;) {
      const answer = await call('listDiscountCodes', {
        storeId,
        discountId,
        after: codes.at(-1)?.code ?? '',
      });
      if (!answer.ok) return answer;
      codes.push(...answer.value.codes);
      isLast = answer.value.isLast;
    }
    const rows = codes.map(({ code, order }) => [
      code,
      `${siteOrigin(setting)}${codePath(code)}`,
      order?.number ?? '',
      order ? storeDay(order.at, timeZone) : '',
    ]);
    const header = (['code', 'link', 'order', 'day'] as const).map((column) => t(`codes.columns.${column}`));
    saveFile(`${localized(name, locale)}.csv`, 'text/csv;charset=utf-8', csvText([header, ...rows]));
    return ok(null);
  };
}
