import type { Locale } from '@/lib/domain/locale';
import { ar } from './ar';
import { en } from './en';
import type { MailTexts } from './mail-text-keys';

/** The texts of mails by language. */
export const mailTexts: Readonly<Record<Locale, MailTexts>> = { en, ar };
