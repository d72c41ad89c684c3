import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { OfferedChoices } from '@/components/admin/products/studio/offered-choices';
import { ALIGNMENTS } from '@/lib/domain/studio/template/template';
import { FACES, facesOf } from '@/lib/domain/studio/text/faces';

/** The typefaces and alignments that shoppers can choose. */
export function FacesPanel() {
  const { t } = useTranslation('admin-studio');
  const faces = (script: 'arabic' | 'latin') =>
    facesOf(script).map((face) => ({ value: face, label: FACES[face].name }));
  return (
    <Panel title={t('section.faces')}>
      <Stack gap="5">
        <OfferedChoices path="arabicFaces" label={t('choice.arabicFace')} choices={faces('arabic')} />
        <OfferedChoices path="latinFaces" label={t('choice.latinFace')} choices={faces('latin')} />
        <OfferedChoices
          path="alignments"
          label={t('choice.align')}
          choices={ALIGNMENTS.map((align) => ({ value: align, label: t(`align.${align}`) }))}
        />
      </Stack>
    </Panel>
  );
}
