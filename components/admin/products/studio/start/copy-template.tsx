import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SelectField } from '@/components/admin/forms/select-field';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { localized } from '@/lib/domain/locale';
import type { TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import { readStudioProducts } from '@/lib/firestore/catalogue/studio-products';
import { readStudioTemplate } from '@/lib/firestore/catalogue/studio-templates';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** The rules' limit for one page of products. */
const MOST_PRODUCTS = 100;

interface CopyTemplateProps {
  /** The product to leave out. */
  readonly productId: string;
  onCopy(template: TemplateContent): void;
}

/** Starts from a copy of another product's template; later changes do not affect the other. */
export function CopyTemplate({ productId, onCopy }: CopyTemplateProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-studio');
  const locale = useLocale();
  const text = useErrorText();
  const [chosen, setChosen] = useState('');
  const { run, busy } = useAction();
  const state = useReadOnce(`studio of ${store}`, () => readStudioProducts(store, MOST_PRODUCTS));
  if (state.status === 'loading') return null;
  if (state.status === 'failed') return <Text color="fg.error">{text.ofError({ code: state.code })}</Text>;
  const products = state.value.filter(({ id }) => id !== productId);
  const from = chosen || products[0]?.id;
  if (!from) return null;

  const copy = async () => {
    const read = await run(readStudioTemplate(store, from));
    if (!read.ok) return;
    if (!read.value) return notify({ type: 'error', message: t('start.gone') });
    onCopy(read.value);
  };

  return (
    <HStack align="flex-end">
      <SelectField
        label={t('start.copyOf')}
        value={from}
        options={products.map(({ id, title }) => ({ value: id, label: localized(title, locale) }))}
        onChange={setChosen}
      />
      <Button variant="outline" loading={busy} onClick={() => void copy()}>
        {t('start.copy')}
      </Button>
    </HStack>
  );
}
