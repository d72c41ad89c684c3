import type { MailTexts } from '@/functions/src/texts/mail-text-keys';
import { withoutLinks } from '@/functions/src/texts/without-links';
import { localized, type Locale } from '@/lib/domain/locale';
import { showIban } from '@/lib/domain/payments/transfer/iban';
import { INSTAPAY } from '@/lib/domain/payments/transfer/transfer-terms';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The account to which a shopper transfers the money. */
export const transferDetails = (
  { payment: { transfer } }: StoreSetting,
  labels: MailTexts['labels'],
  locale: Locale,
): [string, string][] => [
  [labels.bank, withoutLinks(localized(transfer.bank, locale))],
  [labels.accountHolder, withoutLinks(localized(transfer.holder, locale))],
  [labels.iban, showIban(transfer.iban)],
  // Not passed to `withoutLinks`: an InstaPay address is not a web address, and people copy it unchanged.
  [labels.instapay, INSTAPAY.test(transfer.instapay) ? transfer.instapay : ''],
  [labels.wallet, withoutLinks(transfer.wallet)],
];
