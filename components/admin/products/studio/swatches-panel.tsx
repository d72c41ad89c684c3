import { Box, Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { MoveButtons } from '@/components/admin/products/editor/options/move-buttons';
import { SwatchField } from '@/components/admin/products/editor/options/swatch-field';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { MoneyInput, NumberInput, PairInput } from '@/components/admin/products/studio/template-inputs';
import { localized } from '@/lib/domain/locale';
import { aFrame, aSwatch, movedItem, type TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import { STUDIO_LIMITS } from '@/lib/domain/studio/template/limits';
import { useLocale } from '@/lib/hooks/language/use-locale';

const MOST = {
  inks: STUDIO_LIMITS.swatches,
  backgrounds: STUDIO_LIMITS.swatches,
  frames: STUDIO_LIMITS.frames,
};
type Swatches = keyof typeof MOST;

/** Adds a new entry to each kind of list. */
const withAnother: Readonly<Record<Swatches, (now: TemplateContent) => TemplateContent>> = {
  inks: (now) => ({ ...now, inks: [...now.inks, aSwatch(now.inks, '#1f2f4d')] }),
  backgrounds: (now) => ({ ...now, backgrounds: [...now.backgrounds, aSwatch(now.backgrounds, '#ffffff')] }),
  frames: (now) => ({ ...now, frames: [...now.frames, aFrame(now.frames)] }),
};

/** The inks, backgrounds or frames that shoppers can choose; the first is the default. */
export function SwatchesPanel({ of }: { readonly of: Swatches }) {
  const { t } = useTranslation('admin-studio');
  const { content, change, problemAt } = useTemplateEditor();
  const list = content[of];
  const error = problemAt(of);
  return (
    <Panel title={t(`section.${of}`)}>
      <Stack as="ul" listStyleType="none" gap="4">
        {list.map(({ id }, index) => (
          <SwatchRow key={id} of={of} index={index} />
        ))}
      </Stack>
      {error && (
        <Text color="fg.error" fontSize="sm" role="alert">
          {error}
        </Text>
      )}
      <Box mt="3">
        <Button
          size="sm"
          variant="outline"
          disabled={list.length >= MOST[of]}
          onClick={() => change(null, withAnother[of])}
        >
          {t(`add.${of}`)}
        </Button>
      </Box>
    </Panel>
  );
}

function SwatchRow({ of, index }: { readonly of: Swatches; readonly index: number }) {
  const { t } = useTranslation('admin-studio');
  const { content, change, set } = useTemplateEditor();
  const locale = useLocale();
  const swatch = content[of][index];
  if (!swatch) return null;
  const path = `${of}[${index}]`;
  const name = localized(swatch.name, locale) || t('field.unnamed');
  const replace = (next: (list: readonly unknown[]) => readonly unknown[]) =>
    change(null, (now) => ({ ...now, [of]: next(now[of]) }));
  return (
    <Stack as="li" gap="3">
      <Flex gap="3" align="flex-end" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <SwatchField name={name} value={swatch.color} onChange={(color) => set(`${path}.color`, color)} />
        <PairInput path={`${path}.name`} label={t('field.label')} />
        <MoveButtons
          name={name}
          canMoveUp={index > 0}
          canMoveDown={index < content[of].length - 1}
          onMove={(by) => replace((list) => movedItem(list, index, by))}
          onRemove={() => replace((list) => list.filter((_, at) => at !== index))}
        />
      </Flex>
      {of === 'frames' && (
        <SimpleGrid columns={2} gap="3">
          <NumberInput path={`${path}.widthMm`} label={t('frame.width')} />
          <MoneyInput path={`${path}.addOn`} label={t('frame.addOn')} />
        </SimpleGrid>
      )}
    </Stack>
  );
}
