import type { E164 } from '@/lib/domain/address/phone';

/** A link that opens WhatsApp with a text for this number: https://faq.whatsapp.com/5913398998672934 */
export const whatsappLink = (phone: E164, text: string): string =>
  `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
