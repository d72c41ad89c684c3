import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { fetchBounded } from '@/functions/src/adapters/network/fetch-bounded';
import { ANSWER_BOUNDS, type MessageSender } from './message-sender';

const GRAPH_VERSION = 'v23.0';

/**
 * Answers about the receiver, not about us: not on WhatsApp or no consent (131026), not among a test number's receivers
 * (131030). https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 */
const REFUSALS: readonly unknown[] = [131_026, 131_030];

interface WhatsappKeys {
  /** Id of the store's number at WhatsApp. */
  readonly phoneNumberId: string;
  /** Token of a system user with the permission `whatsapp_business_messaging`. */
  readonly accessToken: string;
}

/**
 * Sends by WhatsApp's Cloud API. A business may begin a conversation only with an approved template:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 */
export const createWhatsappSender = (origin: string, keys: WhatsappKeys): MessageSender => ({
  channel: 'whatsapp',
  async send({ to, locale, template, parameters, key }) {
    const { ok, status, text } = await fetchBounded(
      `${origin}/${GRAPH_VERSION}/${keys.phoneNumberId}/messages`,
      {
        ...ANSWER_BOUNDS,
        method: 'POST',
        headers: { authorization: `Bearer ${keys.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.slice(1),
          type: 'template',
          template: {
            name: template,
            language: { code: locale },
            components: [
              { type: 'body', parameters: parameters.map((one) => ({ type: 'text', text: one })) },
            ],
          },
          biz_opaque_callback_data: key,
        }),
      },
    );
    if (ok) return 'sent';
    const code = finite(fieldsOf(fieldsOf(parseJson(text)).error).code);
    if (REFUSALS.includes(code)) return 'refused';
    throw new Error(`WhatsApp answered ${status} (${code ?? 'no code'}).`);
  },
});
