import { useTranslation } from 'next-i18next/pages';
import { ContactFacts } from '@/components/storefront/shell/footer/contact-facts';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { recipe } from '@/theme/recipe';
import { ContactForm } from './contact-form';
import styles from './contact-view.module.css';

/** `/contact-us`: the contact form beside the store's other contact details. */
export function ContactView() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.view}>
      <StorefrontHead page={t('contact.title')} description={t('contact.description')} />
      <header className={styles.header}>
        <h1 className={recipe('heading', { size: '3xl' })}>{t('contact.title')}</h1>
        <p className={styles.intro}>{t('contact.intro')}</p>
      </header>
      <ContactForm />
      <section aria-labelledby="contact-facts" className={styles.facts}>
        <h2 id="contact-facts" className={recipe('heading', { size: 'lg' })}>
          {t('contact.facts')}
        </h2>
        <ContactFacts />
      </section>
    </div>
  );
}
