import { fieldsOf, finite } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { fetchBounded } from '@/functions/src/adapters/network/fetch-bounded';
import { ANSWER_BOUNDS, type MessageSender } from './message-sender';

/**
 * Answers about the receiver: no number (21211), unsubscribed (21610), no mobile number (21614).
 * https://www.twilio.com/docs/api/errors
 */
const REFUSALS: readonly unknown[] = [21_211, 21_610, 21_614];

interface TwilioKeys {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number or an alphanumeric sender that the account may use. */
  readonly from: string;
}

/** Sends texts by Twilio's Messages API: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export const createTwilioSender = (origin: string, keys: TwilioKeys): MessageSender => ({
  channel: 'sms',
  async send({ to, text }) {
    const { accountSid, authToken, from } = keys;
    const answer = await fetchBounded(`${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      ...ANSWER_BOUNDS,
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
    });
    if (answer.ok) return 'sent';
    const code = finite(fieldsOf(parseJson(answer.text)).code);
    if (REFUSALS.includes(code)) return 'refused';
    throw new Error(`The SMS provider answered ${answer.status} (${code ?? 'no code'}).`);
  },
});
