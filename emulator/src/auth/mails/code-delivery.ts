import { around, authOperations, type Operation, type OutOfBandCode } from '../../firebase-tools-parts';
import type { NewMail } from '../../mailbox/mail-store';
import { codeMail } from './mails';
import { mailLocale, type MailLocale } from './texts';

const USUAL = { locale: 'en' as MailLocale, send: true };

/**
 * Mails each code in the language its request asked for, and none that the Admin SDK asked to get back as a link.
 * The links lead to `actionUrl` where one is set, with the same query.
 * firebase-tools' operations run synchronously, so what holds for the running request can stand in a variable.
 */
export function deliverCodes(send: (mail: NewMail) => void, actionUrl: string | null) {
  let now = USUAL;
  const within =
    (original: Operation): Operation =>
    (state, body, context) => {
      const tag = context.req.headers['x-firebase-locale'];
      now = {
        locale: mailLocale(typeof tag === 'string' ? tag : undefined),
        send: !('returnOobLink' in body && body.returnOobLink),
      };
      try {
        return original(state, body, context);
      } finally {
        now = USUAL;
      }
    };
  const { accounts, projects } = authOperations.identitytoolkit;
  around(accounts, 'sendOobCode', within);
  around(projects.accounts, 'sendOobCode', within);

  return {
    linkFor(link: string) {
      const localized = link.replace('lang=en', `lang=${now.locale}`);
      return actionUrl ? localized.replace(/^[^?]*/, () => actionUrl) : localized;
    },
    announce(code: OutOfBandCode) {
      if (now.send) send(codeMail(code, now.locale));
    },
  };
}
