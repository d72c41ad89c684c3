import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { StepProps } from '@/components/platform/open/step-props';
import { PlatformNameField } from '@/components/platform/open/platform-name-field';
import { StepFrame } from '@/components/platform/open/step-frame';
import { TextField } from '@/components/ui/forms/text-field';
import { errorsOf } from '@/lib/domain/forms/refused-fields';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { storeNameSchema } from '@/lib/domain/opening/opening-schema';
import { suggestedName } from '@/lib/domain/opening/suggested-name';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The store's name, and its address, which is checked while it is typed. */
export function NameStep({ platform, draft, change, go }: StepProps) {
  const { t } = useTranslation('platform');
  const { ofField } = useErrorText();
  const locale = useLocale();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { name, platformName } = draft;
  const other = LOCALES.find((one) => one !== locale) ?? 'en';

  const setName = (language: Locale, value: string) => {
    const changed = { ...name, [language]: value };
    // Follows the name until somebody writes an address of their own.
    const follows = platformName === '' || platformName === suggestedName(name);
    change({ name: changed, ...(follows && { platformName: suggestedName(changed) }) });
    setErrors({});
  };
  const submit = () => {
    // A store with a name in one language has it in both, until its owner translates it.
    const both = { en: name.en || name.ar, ar: name.ar || name.en };
    const found = errorsOf(storeNameSchema, { name: both, platformName });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    change({ name: both });
    go('place');
  };
  const errorOf = (language: Locale) =>
    // The empty field has the other one's error.
    name[language] || language === locale ? ofField(errors[`name.${language}`]) : undefined;
  return (
    <StepFrame onBack={() => go('account')} onSubmit={submit}>
      <TextField
        name="name"
        label={t('name.label')}
        hint={t('name.hint')}
        value={name[locale]}
        error={errorOf(locale)}
        autoComplete="organization"
        onChange={({ target }) => setName(locale, target.value)}
      />
      <TextField
        name="otherName"
        label={t(`name.${other}`)}
        value={name[other]}
        error={errorOf(other)}
        lang={other}
        dir="auto"
        onChange={({ target }) => setName(other, target.value)}
      />
      <PlatformNameField
        host={platform.host}
        value={platformName}
        refused={errors.platformName}
        onValueChange={(value) => {
          change({ platformName: value });
          setErrors({});
        }}
      />
    </StepFrame>
  );
}
