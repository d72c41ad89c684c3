import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { telLink } from '@/lib/tel-link';
import styles from './contact-facts.module.css';

/** The store's contact details from its setting; opening hours default to SPEC.md's. */
export function ContactFacts() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { contact } = useStoreSetting();
  const address = localized(contact.address, locale);
  return (
    <ul className={styles.facts}>
      {contact.email && (
        <li>
          <Icon name="mail" size={18} />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      )}
      {contact.phone && (
        <li>
          <Icon name="phone" size={18} />
          <a href={telLink(contact.phone)} dir="ltr">
            {contact.phone}
          </a>
        </li>
      )}
      {address && (
        <li>
          <Icon name="pin" size={18} />
          <span>{address}</span>
        </li>
      )}
      <li>
        <Icon name="clock" size={18} />
        <span>{localized(contact.hours, locale) || t('footer.hours')}</span>
      </li>
    </ul>
  );
}
