import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { FACES, type FaceId } from '@/lib/domain/studio/text/faces';
import styles from './face-choices.module.css';
import { useFaceSamples } from './use-face-samples';

interface FaceChoicesProps extends Pick<DesignOnScreen, 'look' | 'change'> {
  readonly template: StudioTemplate;
}

/** Typefaces of both scripts, each shown in its own letters; the samples load when the list is opened. */
export function FaceChoices({ template, look, change }: FaceChoicesProps) {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const samples = useFaceSamples([...template.arabicFaces, ...template.latinFaces], isOpen);
  const choices = (faces: readonly FaceId[]) =>
    faces.map((id) => {
      const sample = samples[id];
      return {
        value: id,
        label: FACES[id].name,
        // eslint-disable-next-line @next/next/no-img-element -- drawn in this browser
        hint: sample && <img src={sample} alt="" className={styles.sample} />,
      };
    });
  return (
    <details className={styles.faces} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {t('choice.faces', { arabic: FACES[look.arabicFace].name, latin: FACES[look.latinFace].name })}
      </summary>
      <div className={styles.lists}>
        <RadioCards
          legend={t('choice.arabicFace')}
          value={look.arabicFace}
          onValueChange={(arabicFace) => change('arabicFace', { arabicFace })}
          choices={choices(template.arabicFaces)}
        />
        <RadioCards
          legend={t('choice.latinFace')}
          value={look.latinFace}
          onValueChange={(latinFace) => change('latinFace', { latinFace })}
          choices={choices(template.latinFaces)}
        />
      </div>
    </details>
  );
}
