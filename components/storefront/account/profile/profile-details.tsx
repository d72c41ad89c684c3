import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { AddressBookPanel } from '@/components/storefront/addresses/address-book-panel';
import { FormFrame, FormTextField } from '@/components/storefront/forms/form-frame';
import { PushChoice } from '@/components/storefront/orders/actions/push-choice';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { profileSchema, type ProfileForm as Values } from '@/lib/domain/account/schemas';
import type { AppError } from '@/lib/domain/errors/app-error';
import { refreshVerification } from '@/lib/firebase/auth/own-account';
import { saveProfile } from '@/lib/firestore/people/users';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { whileVisible } from '@/lib/hooks/browser/while-visible';
import { OwnCredit } from './own-credit';
import { OwnData } from './own-data';
import { ProfilePhoto } from './profile-photo';
import styles from './profile-view.module.css';

/** Loaded on demand, because most stores do not ask. */
const OffersChoice = dynamic(
  () => import('./offers-choice').then(({ OffersChoice: Choice }) => Choice).catch(() => () => null),
  { ssr: false },
);

export const ProfileDetails = ({ user }: { readonly user: CurrentUser }) => {
  const { checkout } = useStoreSetting();
  return (
    <div className={styles.details}>
      <ProfilePhoto user={user} />
      <div className={styles.sections}>
        <div className={styles.form}>
          <EmailState user={user} />
          <ProfileForm user={user} />
        </div>
        <OwnCredit />
        <AddressBookPanel user={user} />
        {checkout.marketing && <OffersChoice />}
        <PushChoice />
        <OwnData user={user} />
      </div>
    </div>
  );
};

/** The account's e-mail and whether it is verified; updates when the shopper comes back from the mail's link. */
function EmailState({ user: { email, emailVerified } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();

  useEffect(() => {
    if (emailVerified) return;
    return whileVisible(() => {
      void refreshVerification();
      return () => {};
    });
  }, [emailVerified]);

  const send = () => run(call('mailVerification', { storeId, locale }), t('profile.verificationSent'));

  return (
    <div className={styles.email}>
      <p className={styles.term}>{t('field.email')}</p>
      <p className={styles.address}>
        <bdi>{email}</bdi>
        <Badge colorPalette={emailVerified ? 'green' : 'orange'}>
          {t(emailVerified ? 'profile.verified' : 'profile.unverified')}
        </Badge>
      </p>
      {!emailVerified && (
        <Button variant="outline" size="sm" loading={busy} onClick={() => void send()}>
          {t('profile.sendVerification')}
        </Button>
      )}
    </div>
  );
}

/** Name and phone. Changes from another device appear here, except in a field that is being edited. */
function ProfileForm({ user: { uid, name, phone } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({
    resolver: yupResolver(profileSchema),
    values: { name, phone },
    resetOptions: { keepDirtyValues: true },
  });
  const [failure, setFailure] = useState<AppError | null>(null);

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    const saved = await saveProfile(uid, values);
    if (!saved.ok) return setFailure(saved.error);
    // The form's own resetOptions would apply here too and leave what was typed.
    form.reset(values, { keepDirtyValues: false });
    notify({ type: 'success', message: t('profile.done') });
  });

  return (
    <FormFrame
      className={styles.form}
      failure={failure}
      submitting={form.formState.isSubmitting}
      submitLabel={t('profile.save')}
      onSubmit={save}
    >
      <FormTextField form={form} name="name" label={t('field.name')} autoComplete="name" />
      <FormTextField
        form={form}
        name="phone"
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
    </FormFrame>
  );
}
