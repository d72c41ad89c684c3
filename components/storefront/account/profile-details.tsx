import { AddressBookPanel } from '@/components/storefront/addresses/address-book-panel';
import { PushChoice } from '@/components/storefront/orders/push-choice';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { EmailState } from './email-state';
import { OwnData } from './own-data';
import { ProfileForm } from './profile-form';
import { ProfilePhoto } from './profile-photo';
import styles from './profile-view.module.css';

export const ProfileDetails = ({ user }: { readonly user: CurrentUser }) => (
  <div className={styles.details}>
    <ProfilePhoto user={user} />
    <div className={styles.sections}>
      <div className={styles.form}>
        <EmailState user={user} />
        <ProfileForm user={user} />
      </div>
      <AddressBookPanel user={user} />
      <PushChoice />
      <OwnData user={user} />
    </div>
  </div>
);
