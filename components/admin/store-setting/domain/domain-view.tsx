import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm, type ResolverResult } from 'react-hook-form';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { OwnerOnly, useIsOwner } from '@/components/admin/forms/owner-only';
import { TextInput } from '@/components/admin/forms/text-input';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { DomainState } from '@/components/admin/store-setting/domain/domain-state';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { readDomain } from '@/lib/domain/store/custom-domain';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useCustomDomain } from '@/lib/hooks/store/use-store-documents';

/** The store's own domain: entered, verified by DNS records, and checked on demand. */
export function DomainView() {
  const { t } = useTranslation('admin-store');
  const wanted = useCustomDomain(useStoreSetting().storeId);
  const domain = wanted.status === 'ready' ? wanted.value : null;
  return (
    <>
      <PageHeader title={t('domain.title')} description={t('domain.description')} />
      {wanted.status === 'loading' && <ListSkeleton rows={3} />}
      {wanted.status === 'failed' && <LoadFailure code={wanted.code} />}
      {(domain || wanted.status === 'missing') && (
        <Stack gap="5">
          <Panel title={t('domain.own')}>
            <DomainForm key={domain?.domain ?? ''} domain={domain?.domain ?? ''} />
          </Panel>
          {domain && <DomainState domain={domain} />}
          <Panel title={t('domain.redirects.title')}>
            <Stack gap="3" align="flex-start">
              <Text color="fg.muted">{t('domain.redirects.text')}</Text>
              <Button variant="outline" asChild>
                <NextLink href={adminPaths.redirects}>{t('domain.redirects.open')}</NextLink>
              </Button>
            </Stack>
          </Panel>
        </Stack>
      )}
    </>
  );
}

interface DomainFields {
  domain: string;
}

/** Validates with the function's rule, so that most mistakes appear without a call. */
const refuseStrange = (values: DomainFields): ResolverResult<DomainFields> => {
  if (readDomain(values.domain) !== null) return { values, errors: {} };
  return { values: {}, errors: { domain: { type: 'refused', message: 'field.domain.invalid' } } };
};

/** Sets the domain, or removes it after a question. `domain` is the present one; empty for none. */
function DomainForm({ domain }: { readonly domain: string }) {
  const { t } = useTranslation(['admin-store', 'admin']);
  const text = useErrorText();
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const isOwner = useIsOwner();
  const form = useForm({ defaultValues: { domain }, resolver: refuseStrange });
  const [asking, setAsking] = useState(false);
  const { isSubmitting, isDirty } = form.formState;

  const save = async (wanted: string) => {
    const result = await call('saveCustomDomain', { storeId, domain: wanted });
    setAsking(false);
    if (result.ok) {
      form.reset({ domain: wanted });
      return notify({ type: 'success', message: t('admin:toast.updated') });
    }
    const message = result.error.fields?.domain;
    if (message) form.setError('domain', { message });
    else notify({ type: 'error', message: text.ofError(result.error) });
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('domain.own')}
        onSubmit={(event) => void form.handleSubmit((values) => save(values.domain))(event)}
      >
        <LeaveDialog dirty={isDirty && !isSubmitting} />
        <Stack gap="4" maxWidth="lg">
          {isOwner === false && <OwnerOnly />}
          <TextInput
            name="domain"
            label={t('domain.name')}
            hint={t('domain.nameHint')}
            placeholder="shop.example.com"
            type="url"
            dir="ltr"
          />
          <HStack>
            <Button type="submit" loading={isSubmitting} disabled={!isDirty || isOwner === false}>
              {t('form.save')}
            </Button>
            {domain && (
              <Button
                type="button"
                variant="ghost"
                colorPalette="red"
                disabled={isOwner === false}
                onClick={() => setAsking(true)}
              >
                {t('domain.remove')}
              </Button>
            )}
          </HStack>
        </Stack>
      </form>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('domain.removeTitle', { domain })}
        description={t('domain.removeText')}
        confirmLabel={t('domain.remove')}
        keepLabel={t('domain.keep')}
        onConfirm={() => void save('')}
        onClose={() => setAsking(false)}
      />
    </FormProvider>
  );
}
