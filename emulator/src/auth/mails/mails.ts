import type { OutOfBandCode } from '../../firebase-tools-parts';
import { html } from '../../http/html';
import type { NewMail } from '../../mailbox/mail-store';
import { authTexts, IGNORE_NOTE, type MailLocale } from './texts';

const SENDER = 'noreply@localhost';

/** The mail that carries a code's link to the person it is for. */
export function codeMail(code: OutOfBandCode, locale: MailLocale): NewMail {
  const texts = authTexts(code.requestType, locale);
  const intro = texts.intro.replace('{email}', code.email).replace('{newEmail}', code.newEmail ?? '');
  const note = IGNORE_NOTE[locale];
  const page = html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
      <meta charset="utf-8" />
      <body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto">
        <p>${intro}</p>
        <p><a href="${code.oobLink}">${texts.action}</a></p>
        <p>${note}</p>
      </body>
    </html>`;
  return {
    from: SENDER,
    to: [code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (code.newEmail ?? code.email) : code.email],
    subject: texts.subject,
    text: `${intro}\n\n${code.oobLink}\n\n${note}\n`,
    html: page.html,
  };
}
