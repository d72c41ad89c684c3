import { Badge, Button, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import type { TextField } from '@/lib/domain/catalogue/fields/edited-fields';
import { outdatedLocale, textsOf } from '@/lib/domain/catalogue/product-texts';
import type { Locale } from '@/lib/domain/locale';

export type TextName =
  TextField | `images.${number}.alt` | `options.${number}.name` | `options.${number}.values.${number}.name`;

interface OutdatedMarkProps {
  readonly name: TextName;
  readonly textKey: string;
  readonly locale: Locale;
}

/** Says that the other language was edited after this translation, and lets the editor confirm that it is still right. */
export function OutdatedMark({ name, textKey, locale }: OutdatedMarkProps) {
  const { t } = useTranslation('admin-editor');
  const { base } = useEditor();
  const { control, setValue } = useDraftForm();
  const [now, confirmed] = useWatch({ control, name: [name, 'confirmedTexts'] });
  const behind = outdatedLocale(textsOf(base).get(textKey), now, base.outdated[textKey]);
  if (behind !== locale || confirmed.includes(textKey)) return null;
  return (
    <HStack gap="2" wrap="wrap">
      <Badge colorPalette="orange">{t('outdated.mark')}</Badge>
      <Button
        size="xs"
        variant="outline"
        onClick={() => setValue('confirmedTexts', [...confirmed, textKey], { shouldDirty: true })}
      >
        {t('outdated.confirm')}
      </Button>
    </HStack>
  );
}
