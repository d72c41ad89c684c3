import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { Panel } from '@/components/admin/panel';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { OptionFields } from '@/components/admin/products/editor/options/option-fields';
import { OPTION_KINDS, useOptions } from '@/components/admin/products/editor/options/use-options';
import { Icon } from '@/components/ui/media/icon';
import { MAX_OPTIONS } from '@/lib/domain/catalogue/product-schema';

/** The product's options: colours, sizes and custom ones. */
export function OptionsPanel() {
  const { t } = useTranslation('admin-editor');
  const { control } = useDraftForm();
  const options = useWatch({ control, name: 'options' });
  const changes = useOptions();
  const left = OPTION_KINDS.filter((kind) => !options.some(({ id }) => id === kind));
  return (
    <Panel title={t('section.options')}>
      <Stack gap="5">
        {options.length === 0 && <Text color="fg.muted">{t('option.none')}</Text>}
        {options.map((option, index) => (
          <OptionFields
            key={option.id}
            option={option}
            index={index}
            isLast={index === options.length - 1}
            changes={changes}
          />
        ))}
        {options.length < MAX_OPTIONS && (
          <HStack gap="2" wrap="wrap">
            {left.map((kind) => (
              <Button key={kind} size="sm" variant="outline" onClick={() => changes.add(kind)}>
                <Icon name="plus" size={16} />
                {t(`option.add.${kind}`)}
              </Button>
            ))}
          </HStack>
        )}
      </Stack>
    </Panel>
  );
}
