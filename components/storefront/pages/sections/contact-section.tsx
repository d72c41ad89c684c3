import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { ContactFacts } from '@/components/storefront/shell/footer/contact-facts';
import { SectionFrame } from './section-frame';

/** The store's contact details, from its setting. */
export const ContactSection = ({ section: { title } }: SectionViewProps<'contact'>) => (
  <SectionFrame title={title}>
    <ContactFacts />
  </SectionFrame>
);
