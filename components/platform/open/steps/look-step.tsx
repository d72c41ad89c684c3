import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { StepProps } from '@/components/platform/open/step-props';
import styles from '@/components/platform/open/open.module.css';
import { StepFrame } from '@/components/platform/open/step-frame';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { TextField } from '@/components/ui/forms/text-field';
import { STARTER_TEMPLATES } from '@/lib/domain/opening/store-opening';
import { COLOR_PAIRS } from '@/lib/domain/store/look/color-pairs';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** The chosen pair when the colours are those of a logo. */
const OF_LOGO = 'logo';

/** The store's colours, of a logo or a ready pair, and what it begins with. */
export function LookStep({ draft, change, go }: StepProps) {
  const { t } = useTranslation('platform');
  const { ofField } = useErrorText();
  const [problem, setProblem] = useState<string>();
  const { colors, template } = draft;
  const pair = COLOR_PAIRS.find(
    ({ primary, secondary }) => primary === colors.primary && secondary === colors.secondary,
  );

  const readLogo = async (file: File | undefined) => {
    if (!file) return;
    const { logoColors } = await import('@/lib/pictures/logo-colors');
    const found = await logoColors(file);
    if (!found.ok) return setProblem(found.error.fields?.logo);
    setProblem(found.value ? undefined : 'field.logo.gray');
    if (found.value) change({ colors: found.value });
  };
  const ready = COLOR_PAIRS.map(({ id, primary }) => ({
    value: id as string,
    label: t(`look.pair.${id}`),
    swatch: primary,
  }));
  const choices = pair
    ? ready
    : [{ value: OF_LOGO, label: t('look.ofLogo'), swatch: colors.primary }, ...ready];
  return (
    <StepFrame onBack={() => go('place')} onSubmit={() => go('plan')}>
      <TextField
        type="file"
        name="logo"
        accept="image/png,image/jpeg"
        label={t('look.logo')}
        hint={t('look.logoHint')}
        error={ofField(problem)}
        className={styles.file}
        onChange={({ target }) => void readLogo(target.files?.[0])}
      />
      <RadioCards
        legend={t('look.colors')}
        look="chips"
        choices={choices}
        value={pair?.id ?? OF_LOGO}
        onValueChange={(id) => {
          const chosen = COLOR_PAIRS.find((one) => one.id === id);
          if (chosen) change({ colors: { primary: chosen.primary, secondary: chosen.secondary } });
        }}
      />
      <div className={styles.preview} aria-hidden>
        <span style={{ backgroundColor: colors.primary }} />
        <span style={{ backgroundColor: colors.secondary }} />
      </div>
      <RadioCards
        legend={t('look.template')}
        choices={STARTER_TEMPLATES.map((value) => ({
          value,
          label: t(`look.${value}.title`),
          hint: t(`look.${value}.text`),
        }))}
        value={template}
        onValueChange={(chosen) => change({ template: chosen })}
      />
    </StepFrame>
  );
}
