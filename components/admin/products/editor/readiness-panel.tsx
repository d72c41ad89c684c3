import { Box, List, Progress, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { useStoreId } from '@/context/use-store-id';
import { productCompleteness, type Gap } from '@/lib/domain/catalogue/completeness';
import { EDITED_FIELDS, isFieldOf } from '@/lib/domain/catalogue/fields/edited-fields';
import type { Product } from '@/lib/domain/catalogue/product';
import { productOfDraft } from '@/lib/domain/catalogue/editing/product-of-draft';
import { textKeys } from '@/lib/domain/catalogue/product-texts';

/** Pause in typing before the meter updates (milliseconds). */
const PAUSE_MS = 300;

export function ReadinessPanel() {
  const store = useStoreId();
  const { t } = useTranslation('admin-editor');
  const { base, currency } = useEditor();
  const { getValues, subscribe } = useDraftForm();
  const [draft, setDraft] = useState(() => getValues());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setDraft(structuredClone(getValues())), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues]);

  return (
    <Panel title={t('section.readiness')}>
      <CompletenessMeter product={productOfDraft(draft, { storeId: store, base, currency })} />
    </Panel>
  );
}

/** Further gaps are only counted. */
const NAMED_GAPS = 6;

/** How complete the product is in both languages, and what is missing. */
function CompletenessMeter({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin-editor');
  const { gaps, percent } = productCompleteness(product);
  const gapText = useGapText(product);
  return (
    <Stack gap="3">
      <Progress.Root value={percent} colorPalette={percent === 100 ? 'green' : 'orange'}>
        <Progress.Label>{t('completeness.label')}</Progress.Label>
        <Progress.Track mt="1">
          <Progress.Range />
        </Progress.Track>
        <Progress.ValueText>{t('completeness.percent', { percent })}</Progress.ValueText>
      </Progress.Root>
      <List.Root ps="4" fontSize="sm" color="fg.muted">
        {gaps.slice(0, NAMED_GAPS).map((gap) => (
          <List.Item key={JSON.stringify(gap)}>{gapText(gap)}</List.Item>
        ))}
      </List.Root>
      {gaps.length > NAMED_GAPS && (
        <Text fontSize="sm" color="fg.muted">
          {t('completeness.more', { count: gaps.length - NAMED_GAPS })}
        </Text>
      )}
      {gaps.length === 0 && <Box fontSize="sm">{t('completeness.done')}</Box>}
    </Stack>
  );
}

function useGapText({ images }: Product) {
  const { t } = useTranslation(['admin-editor', 'product-fields']);
  const nameOf = (key: string): string => {
    if (isFieldOf(EDITED_FIELDS, key)) return t(`product-fields:${key}`);
    const picture = images.findIndex(({ path }) => textKeys.alt(path) === key);
    if (picture !== -1) return t('picture.altOf', { number: picture + 1 });
    return key.startsWith('option:') ? t('option.name') : t('value.name');
  };
  return (gap: Gap): string => {
    if (gap.kind !== 'text' && gap.kind !== 'outdated') return t(`gap.${gap.kind}`);
    const text = t('text.label', { label: nameOf(gap.key), language: t(`text.language.${gap.locale}`) });
    return t(`gap.${gap.kind}`, { text });
  };
}
