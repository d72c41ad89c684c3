import type { Locale } from '@/lib/domain/locale';
import { ar } from './ar';
import { en } from './en';
import type { MessageTexts } from './message-text-name';

export const messageTexts: Readonly<Record<Locale, MessageTexts>> = { en, ar };
