import type { MailStore, NewMail } from './mail-store';

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Numbers that end so have no WhatsApp and take no texts, so that a refusal can be tried. */
const UNREACHABLE = /0000$/;

/**
 * Takes a message in place of WhatsApp's Cloud API or Twilio's Messages API and lays it into the mailbox, to the number it
 * was for; null for any other path. It answers as they do: 400 with their codes for what they refuse.
 */
export function takeMessage(mails: MailStore, path: string, body: string): Answer | null {
  const [, phoneNumberId] = /^\/v\d+\.\d+\/(\d+)\/messages$/.exec(path) ?? [];
  if (phoneNumberId) return takeWhatsapp(mails, phoneNumberId, body);
  return /^\/2010-04-01\/Accounts\/\w+\/Messages\.json$/.test(path) ? takeText(mails, body) : null;
}

function takeWhatsapp(mails: MailStore, phoneNumberId: string, body: string): Answer {
  const { to, template, biz_opaque_callback_data: key } = parse(body);
  const { name, language, components } = (template ?? {}) as Template;
  const parameters = components?.[0]?.parameters?.map(({ text }) => text) ?? [];
  const isWhole = parameters.length > 0 && parameters.every((text) => typeof text === 'string' && text);
  if (typeof to !== 'string' || !/^\d{7,15}$/.test(to) || !name || !language?.code || !isWhole)
    return { status: 400, body: { error: { message: 'Invalid parameter', code: 100 } } };
  if (UNREACHABLE.test(to))
    return { status: 400, body: { error: { message: 'Message undeliverable', code: 131_026 } } };
  add(mails, {
    from: `WhatsApp ${phoneNumberId}`,
    to: [`+${to}`],
    subject: `${name} (${language.code})`,
    text: parameters.map((text, at) => `{{${at + 1}}} ${text}`).join('\n'),
    ...(typeof key === 'string' && { messageId: key }),
  });
  return {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: `wamid.${Date.now()}` }],
    },
  };
}

function takeText(mails: MailStore, body: string): Answer {
  const fields = new URLSearchParams(body);
  const [to, from, text] = ['To', 'From', 'Body'].map((name) => fields.get(name) ?? '');
  if (!to || !/^\+\d{7,15}$/.test(to) || !from || !text || UNREACHABLE.test(to))
    return { status: 400, body: { code: 21_211, message: "The 'To' number is not valid.", status: 400 } };
  add(mails, { from: `SMS ${from}`, to: [to], subject: text.split('\n')[0] ?? '', text });
  return { status: 201, body: { sid: `SM${Date.now()}`, status: 'queued', to, from } };
}

interface Template {
  readonly name?: string;
  readonly language?: { readonly code?: string };
  readonly components?: readonly { readonly parameters?: readonly { readonly text: unknown }[] }[];
}

const add = (mails: MailStore, mail: Omit<NewMail, 'html'>): void => void mails.add({ ...mail, html: null });

function parse(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
