import type { MailTexts } from '@/functions/src/texts/mail-text-keys';
import { withoutLinks } from '@/functions/src/texts/without-links';
import { localized, type Locale } from '@/lib/domain/locale';
import { showIban } from '@/lib/domain/payments/transfer/iban';
import { INSTAPAY } from '@/lib/domain/payments/transfer/transfer-terms';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Where a shopper transfers the money to. */
export const transferDetails = (
  { payment: { transfer } }: StoreSetting,
  labels: MailTexts['labels'],
  locale: Locale,
): [string, string][] => [
  [labels.bank, withoutLinks(localized(transfer.bank, locale))],
  [labels.accountHolder, withoutLinks(localized(transfer.holder, locale))],
  [labels.iban, showIban(transfer.iban)],
  // Its sign is no web address, and people copy it as it is.
  [labels.instapay, INSTAPAY.test(transfer.instapay) ? transfer.instapay : ''],
  [labels.wallet, withoutLinks(transfer.wallet)],
];
