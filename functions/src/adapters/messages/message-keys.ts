import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import type { MessageSender } from './message-sender';
import { createTwilioSender } from './twilio-sms';
import { createWhatsappSender } from './whatsapp-cloud';

/** A store's secret in Secret Manager. */
export const messageKeysSecret = (store: string): string => `MESSAGE_KEYS_${store}`;

const ORIGINS = { whatsapp: 'https://graph.facebook.com', sms: 'https://api.twilio.com' } as const;

/**
 * The provider that a store's keys name: `{"provider": "whatsapp", "phoneNumberId", "accessToken"}` or `{"provider": "sms",
 * "accountSid", "authToken", "from"}`. `host` is a stand-in's, or empty for the provider itself; `where` names the setting in
 * the one-sentence error for wrong keys.
 */
export function senderOf(stored: unknown, host: string, where: string): MessageSender {
  const fields = fieldsOf(typeof stored === 'string' ? parseJson(stored) : stored);
  const need = (name: string): string => {
    const found = filledText(fields[name]);
    if (found) return found;
    throw new Error(`The setting ${where} has no "${name}".`);
  };
  const originOf = (provider: keyof typeof ORIGINS) => (host ? `http://${host}` : ORIGINS[provider]);
  if (fields.provider === 'whatsapp')
    return createWhatsappSender(originOf('whatsapp'), {
      phoneNumberId: need('phoneNumberId'),
      accessToken: need('accessToken'),
    });
  if (fields.provider === 'sms')
    return createTwilioSender(originOf('sms'), {
      accountSid: need('accountSid'),
      authToken: need('authToken'),
      from: need('from'),
    });
  throw new Error(`The setting ${where} must name the provider "whatsapp" or "sms".`);
}
