import { boolean, object } from 'yup';
import { cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { mailedLine } from '@/lib/domain/forms/fields';
import { invalid } from '@/lib/domain/request-schemas/parts';
import { MAX_WISH } from './wishes';

const words = () => mailedLine(MAX_WISH, 'field.text.long', cleanParagraphs).default('');

/** Mails repeat these texts, so they must not contain web addresses. */
export const wishesSchema = object({
  note: words(),
  isGift: boolean().strict().typeError(invalid).default(false),
  giftMessage: words(),
});
