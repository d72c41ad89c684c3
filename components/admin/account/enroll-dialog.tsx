import {
  Button,
  Center,
  Clipboard,
  Code,
  Field,
  Input,
  QrCode,
  Spinner,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { CodeInput } from '@/components/admin/account/code-input';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { codeSchema } from '@/lib/domain/account/code-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import type { StartedFactor } from '@/lib/firebase/auth/second-factor';
import { beginFactor } from '@/lib/functions/account/second-factor';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

const NAME_MAX = 60;

/** Sets up an authenticator app: shows the secret to scan or type, then asks for a code as proof. */
export function EnrollDialog({ onClose }: { readonly onClose: (enrolled: boolean) => void }) {
  const { t } = useTranslation('admin-people');
  const { t: admin } = useTranslation('admin');
  const text = useErrorText();
  const issuer = localized(useStoreSetting().name, useLocale());
  const [started, setStarted] = useState<StartedFactor | null>(null);
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    // Each start creates a new secret, so this runs once even if React runs effects twice.
    if (asked.current) return;
    asked.current = true;
    void beginFactor(issuer).then((begun) => (begun.ok ? setStarted(begun.value) : setFailure(begun.error)));
  }, [issuer]);

  const submit = async () => {
    if (!started) return;
    if (!codeSchema.isValidSync({ code }))
      return setFailure({ code: 'invalid-input', fields: { code: 'field.code.required' } });
    setBusy(true);
    setFailure(null);
    const finished = await started.finish(codeSchema.validateSync({ code }).code, name.trim());
    setBusy(false);
    if (!finished.ok) return setFailure(finished.error);
    notify({ type: 'success', message: t('profile.factors.done') });
    onClose(true);
  };

  return (
    <AdminDialog
      size="md"
      title={t('profile.factors.enrollTitle')}
      busy={busy}
      failure={failure && !failure.fields ? refusal(failure) : null}
      buttons={{
        cancel: admin('freshSignIn.cancel'),
        submit: t('profile.factors.turnOn'),
        disabled: !started,
      }}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <Text>{t('profile.factors.enrollText')}</Text>
      {!started && !failure && (
        <Center minHeight="40">
          <Spinner />
        </Center>
      )}
      {started && (
        <>
          <Stack gap="3" align="center">
            <QrCode.Root value={started.uri} size="md" role="img" aria-label={t('profile.factors.qr')}>
              <QrCode.Frame boxSize="48" bg="white" color="black">
                <QrCode.Pattern />
              </QrCode.Frame>
            </QrCode.Root>
            <Text textStyle="sm" color="fg.muted">
              {t('profile.factors.secretText')}
            </Text>
            <Clipboard.Root value={started.secret}>
              <Stack direction="row" gap="2" align="center" wrap="wrap" justify="center">
                <Code dir="ltr" wordBreak="break-all">
                  {started.secret}
                </Code>
                <Clipboard.Trigger asChild>
                  <Button size="xs" variant="outline">
                    <Clipboard.Indicator copied={t('profile.factors.copied')}>
                      {t('profile.factors.copy')}
                    </Clipboard.Indicator>
                  </Button>
                </Clipboard.Trigger>
              </Stack>
            </Clipboard.Root>
          </Stack>
          <Field.Root>
            <Field.Label>{t('profile.factors.name')}</Field.Label>
            <Input
              value={name}
              maxLength={NAME_MAX}
              placeholder={t('profile.factors.namePlaceholder')}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </Field.Root>
          <CodeInput value={code} error={text.ofField(failure?.fields?.code)} onChange={setCode} />
        </>
      )}
    </AdminDialog>
  );

  /** Without Identity Platform a project has no second factors; the admin then asks for the password again instead. */
  function refusal(error: AppError): string {
    return error.code === 'sign-in-unavailable' ? t('profile.factors.unavailable') : text.ofError(error);
  }
}
