import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { LayerColorInput } from '@/components/admin/products/studio/layer-color-input';
import {
  ChoiceInput,
  NumberInput,
  PairInput,
  TickInput,
} from '@/components/admin/products/studio/template-inputs';
import { useLayerName } from '@/components/admin/products/studio/use-layer-name';
import { localized } from '@/lib/domain/locale';
import { ORNAMENTS } from '@/lib/domain/studio/ornaments/ornaments';
import { ALIGNMENTS, PICTURE_SHAPES, type TextLayer } from '@/lib/domain/studio/template/template';
import { FACES, facesOf } from '@/lib/domain/studio/text/faces';
import { useLocale } from '@/lib/hooks/language/use-locale';

const SIDES = ['x', 'y', 'width', 'height'] as const;
const TEXT_NUMBERS = ['minMm', 'maxMm', 'maxLines', 'lineHeight'] as const;
const SCRIPTS = ['arabic', 'latin'] as const;

/** A layer's position and look, as numbers and choices. */
export function LayerFields({ index }: { readonly index: number }) {
  const { t } = useTranslation('admin-studio');
  const { content } = useTemplateEditor();
  const nameOf = useLayerName();
  const layer = content.layers[index];
  if (!layer) return null;
  const path = `layers[${index}]`;
  return (
    <Stack gap="4" mt="5" role="group" aria-label={nameOf(layer)}>
      <Heading as="h3" size="sm">
        <bdi>{nameOf(layer)}</bdi>
      </Heading>
      <SimpleGrid columns={{ base: 2, sm: 4 }} gap="3">
        {SIDES.map((side) => (
          <NumberInput key={side} path={`${path}.box.${side}`} label={t(`box.${side}`)} />
        ))}
      </SimpleGrid>
      {layer.kind !== 'ornament' && <ShownField path={path} kind={layer.kind} />}
      {layer.kind === 'text' && <TextFields path={path} layer={layer} />}
      {layer.kind === 'picture' && (
        <ChoiceInput
          path={`${path}.shape`}
          label={t('layer.shape')}
          options={PICTURE_SHAPES.map((shape) => ({ value: shape, label: t(`shape.${shape}`) }))}
        />
      )}
      {layer.kind === 'ornament' && (
        <ChoiceInput
          path={`${path}.ornament`}
          label={t('layer.kind.ornament')}
          options={ORNAMENTS.map((ornament) => ({ value: ornament, label: t(`ornament.${ornament}`) }))}
        />
      )}
      {layer.kind !== 'picture' && <LayerColorInput path={`${path}.color`} />}
    </Stack>
  );
}

/** The field whose text or picture the layer shows. */
function ShownField({ path, kind }: { readonly path: string; readonly kind: 'text' | 'picture' }) {
  const { t } = useTranslation('admin-studio');
  const { content } = useTemplateEditor();
  const locale = useLocale();
  const fields = content.fields.filter((field) => (field.kind === 'picture') === (kind === 'picture'));
  const own = kind === 'text' ? [{ value: '', label: t('layer.ownText') }] : [];
  return (
    <ChoiceInput
      path={`${path}.fieldId`}
      label={t('layer.shows')}
      options={[
        ...own,
        ...fields.map(({ id, label }) => ({ value: id, label: localized(label, locale) || id })),
      ]}
    />
  );
}

function TextFields({ path, layer }: { readonly path: string; readonly layer: TextLayer }) {
  const { t } = useTranslation('admin-studio');
  const { content } = useTemplateEditor();
  const isVerse = content.fields.some(({ id, kind }) => id === layer.fieldId && kind === 'verse');
  const shoppers = { value: '', label: t('layer.shopperChooses') };
  return (
    <>
      {layer.fieldId === null && <PairInput path={`${path}.text`} label={t('layer.text')} rows={2} />}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {TEXT_NUMBERS.map((number) => (
          <NumberInput key={number} path={`${path}.${number}`} label={t(`layer.${number}`)} />
        ))}
        {SCRIPTS.map((script) => (
          <ChoiceInput
            key={script}
            path={`${path}.faces.${script}`}
            label={t(`choice.${script}Face`)}
            options={[shoppers, ...facesOf(script).map((face) => ({ value: face, label: FACES[face].name }))]}
          />
        ))}
        <ChoiceInput
          path={`${path}.align`}
          label={t('choice.align')}
          options={[shoppers, ...ALIGNMENTS.map((align) => ({ value: align, label: t(`align.${align}`) }))]}
        />
      </SimpleGrid>
      {/* Verses are never stretched. */}
      {!isVerse && <TickInput path={`${path}.kashida`} label={t('layer.kashida')} />}
    </>
  );
}
