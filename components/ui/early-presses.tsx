import type { Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/scripts.json';
import en from '@/locales/en/scripts.json';
import { EARLY_PRESSES_SCRIPT } from './early-presses-script';

const TEXTS = { en, ar };

/** Keeps what is pressed before the page's scripts are there, and says where one does not come. Only the server renders it. */
export function EarlyPresses({ locale }: { readonly locale: Locale }) {
  const { incomplete, reload, off } = TEXTS[locale];
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }} />
      <noscript>
        <p className="script-notice">{off}</p>
      </noscript>
      {/* Shown once `early-presses-script` has marked the document. */}
      <p className="script-notice" role="alert" data-if-incomplete>
        {incomplete} <a href="">{reload}</a>
      </p>
    </>
  );
}
