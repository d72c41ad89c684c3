import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import type { StepProps } from '@/components/platform/open/step-props';
import { Opening } from '@/components/platform/open/opening';
import { StepFrame } from '@/components/platform/open/step-frame';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import type { OpeningStep } from '@/lib/browser/opening-draft';
import { localized } from '@/lib/domain/locale';
import type { AppError } from '@/lib/domain/errors/app-error';
import { TRIAL_DAYS } from '@/lib/domain/opening/store-opening';
import { openStore, type OpeningStage } from '@/lib/functions/opening/open-store';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** The choice to decide later. */
const LATER = 'later';

/** The screen that a refused field is on. */
const screenOf = (field: string): OpeningStep => (/^(?:name|platformName)/.test(field) ? 'name' : 'place');

/** The plan to try, and the button that opens the store. */
export function PlanStep({ platform, draft, change, go }: StepProps) {
  const { t } = useTranslation('platform');
  const { locale, money } = useFormats();
  const { ofField } = useErrorText();
  const [stage, setStage] = useState<OpeningStage | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [[field, problem] = []] = Object.entries(failure?.fields ?? {});

  const { query } = useRouter();
  const monthly = platform.plans.filter(({ interval }) => interval === 'month');
  const packageId = draft.packageId ?? monthly.find(({ id }) => id === query.plan)?.id ?? '';

  const open = async () => {
    setFailure(null);
    const { key, name, platformName, country, currency, language, template, colors } = draft;
    const opened = await openStore(
      {
        ...{ key, name, platformName, country, currency, template, colors },
        ...{ locale: language ?? locale, package: packageId },
      },
      setStage,
    );
    setStage(null);
    if (opened.ok) change({ opened: opened.value });
    else setFailure(opened.error);
  };
  if (stage) return <Opening stage={stage} template={draft.template} />;
  return (
    <StepFrame
      failure={field ? null : failure}
      submitLabel={t('open.submit')}
      onBack={() => go('look')}
      onSubmit={() => void open()}
    >
      {field && (
        <Alert tone="error" title={ofField(problem) ?? ''}>
          <Button variant="outline" onClick={() => go(screenOf(field))}>
            {t('open.change')}
          </Button>
        </Alert>
      )}
      <RadioCards
        legend={t('plan.legend')}
        choices={[
          ...monthly.map((plan) => ({
            value: plan.id,
            label: localized(plan.name, locale),
            hint: t('plan.price', { price: money(plan.price, plan.currency), count: TRIAL_DAYS }),
          })),
          { value: LATER, label: t('plan.later'), hint: t('plan.laterHint') },
        ]}
        value={packageId || LATER}
        onValueChange={(value) => change({ packageId: value === LATER ? '' : value })}
      />
      <p>{t('plan.noCard')}</p>
    </StepFrame>
  );
}
