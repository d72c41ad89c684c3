import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { EnrollDialog } from '@/components/admin/account/enroll-dialog';
import { Panel } from '@/components/admin/panel';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useAction } from '@/components/overlays/use-action';
import type { AppError } from '@/lib/domain/errors/app-error';
import { enrolledFactors, type EnrolledFactor } from '@/lib/firebase/auth/second-factor';
import { endFactor } from '@/lib/functions/account/second-factor';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The signed-in person's second factors: list, add, remove. */
export function FactorsPanel() {
  const { t } = useTranslation('admin-people');
  const { t: admin } = useTranslation('admin');
  const { dateTime } = useFormats();
  const text = useErrorText();
  const locale = useLocale();
  const [factors, setFactors] = useState<readonly EnrolledFactor[] | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  /** Counts reloads of the list. */
  const [looks, setLooks] = useState(0);
  const [enrolling, setEnrolling] = useState(false);
  const [ending, setEnding] = useState<EnrolledFactor | null>(null);
  const { run, busy } = useAction();

  useEffect(() => {
    let left = false;
    void enrolledFactors().then((found) => {
      if (left) return;
      if (found.ok) setFactors(found.value);
      setFailure(found.ok ? null : found.error);
    });
    return () => {
      left = true;
    };
  }, [looks]);

  const end = async (factor: EnrolledFactor) => {
    const ended = await run(endFactor(factor.id), t('profile.factors.removed'));
    setEnding(null);
    if (ended.ok) setLooks(looks + 1);
  };

  return (
    <Panel title={t('profile.factors.title')}>
      <Stack gap="4" alignItems="start">
        <Text color="fg.muted">{t('profile.factors.text')}</Text>
        {failure && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>{text.ofError(failure)}</Alert.Title>
          </Alert.Root>
        )}
        {factors?.map((factor) => (
          <Flex key={factor.id} width="full" gap="3" align="center" justify="space-between" wrap="wrap">
            <div>
              <Text fontWeight="medium">{factor.name || t('profile.factors.unnamed')}</Text>
              {factor.enrolledAt !== null && (
                <Text textStyle="sm" color="fg.muted">
                  {t('profile.factors.since', { date: dateTime(factor.enrolledAt) })}
                </Text>
              )}
            </div>
            <Button size="sm" variant="outline" onClick={() => setEnding(factor)}>
              {t('profile.factors.remove')}
            </Button>
          </Flex>
        ))}
        <Button variant={factors?.length ? 'outline' : 'solid'} onClick={() => setEnrolling(true)}>
          {t('profile.factors.add')}
        </Button>
      </Stack>
      {enrolling && (
        <EnrollDialog
          onClose={(enrolled) => {
            setEnrolling(false);
            if (enrolled) setLooks(looks + 1);
          }}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        locale={locale}
        title={t('profile.factors.removeTitle')}
        description={t('profile.factors.removeText')}
        confirmLabel={t('profile.factors.remove')}
        keepLabel={admin('freshSignIn.cancel')}
        busy={busy}
        onConfirm={() => ending && void end(ending)}
        onClose={() => setEnding(null)}
      />
    </Panel>
  );
}
