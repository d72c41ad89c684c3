import { QrCode } from '@/components/ui/media/qr-code';
import type { Invoice } from '@/lib/domain/invoices/invoice';
import { sheetOf, type Fact, type SheetRow } from '@/lib/domain/invoices/sheet';
import { SHEET_TEXTS } from '@/lib/domain/invoices/sheet-texts';
import { directionOf, LOCALES, type LocalizedText } from '@/lib/domain/locale';
import { recipe } from '@/theme/recipe';
import styles from './invoice.module.css';

interface TaxInvoiceProps {
  readonly invoice: Invoice;
  /** The time zone of the date of issue. */
  readonly timeZone: string;
}

/** An issued tax invoice or credit note, always in both languages, for the screen and for print. */
export function TaxInvoice({ invoice, timeZone }: TaxInvoiceProps) {
  const sheet = sheetOf(invoice, timeZone);
  return (
    <article className={styles.sheet} data-print>
      <header className={styles.header}>
        <p className={styles.store}>
          <Both text={sheet.seller.name} />
        </p>
        <h1 className={recipe('heading', { size: '2xl' })}>
          <Both text={sheet.title} />
        </h1>
      </header>
      <dl className={styles.facts}>
        {sheet.facts.map((fact) => (
          <FactRow key={fact.label.en} fact={fact} />
        ))}
      </dl>
      <div className={styles.parties}>
        <section className={styles.party}>
          <h2 className={styles.label}>
            <Both text={SHEET_TEXTS.seller} />
          </h2>
          <address>
            <Both text={sheet.seller.name} />
            <Both text={sheet.seller.address} />
          </address>
          <dl>
            {sheet.seller.facts.map((fact) => (
              <FactRow key={fact.label.en} fact={fact} />
            ))}
          </dl>
        </section>
        <section className={styles.party}>
          <h2 className={styles.label}>
            <Both text={SHEET_TEXTS.buyer} />
          </h2>
          <address>
            <bdi>{sheet.buyer.name}</bdi>
            <Both text={sheet.buyer.address} />
          </address>
        </section>
      </div>
      <Rows rows={sheet.rows} />
      <dl className={styles.sums}>
        {sheet.sums.map((fact) => (
          <FactRow key={fact.label.en} fact={fact} />
        ))}
        <div className={styles.total}>
          <dt>
            <Both text={sheet.total.label} />
          </dt>
          <dd>
            <Value value={sheet.total.value} />
          </dd>
        </div>
        {sheet.paid.map((fact) => (
          <FactRow key={fact.label.en} fact={fact} />
        ))}
      </dl>
      {sheet.code && <QrCode text={sheet.code} label={`${SHEET_TEXTS.code.en} · ${SHEET_TEXTS.code.ar}`} />}
    </article>
  );
}

/** A text in both languages, or once if both are the same. */
function Both({ text }: { readonly text: LocalizedText }) {
  const shown = LOCALES.filter((locale) => text[locale] && !(locale === 'ar' && text.ar === text.en));
  return shown.map((locale) => (
    <span key={locale} lang={locale} dir={directionOf(locale)} className={styles.language}>
      {text[locale]}
    </span>
  ));
}

const Value = ({ value }: Pick<Fact, 'value'>) =>
  typeof value === 'string' ? <bdi>{value}</bdi> : <Both text={value} />;

const FactRow = ({ fact: { label, value } }: { readonly fact: Fact }) => (
  <div>
    <dt>
      <Both text={label} />
    </dt>
    <dd>
      <Value value={value} />
    </dd>
  </div>
);

/** One row for each line; phones hide the amount without tax, which the print shows. */
function Rows({ rows }: { readonly rows: readonly SheetRow[] }) {
  const { item, quantity, net, tax, amount } = SHEET_TEXTS;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {[item, quantity, net, tax, amount].map((text) => (
            <th key={text.en} scope="col" className={text === net ? styles.wide : undefined}>
              <Both text={text} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <td>
              <Both text={row.title} />
              {row.sku && (
                <p className={styles.detail}>
                  <bdi>{row.sku}</bdi>
                </p>
              )}
            </td>
            <td>{row.quantity}</td>
            <td className={styles.wide}>
              <bdi>{row.net}</bdi>
            </td>
            <td>
              <bdi>{row.tax}</bdi>
              <p className={styles.detail}>
                <Value value={row.rate} />
              </p>
            </td>
            <td>
              <bdi>{row.amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
