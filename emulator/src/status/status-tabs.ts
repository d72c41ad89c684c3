import type { EmulatorConfig } from '../config';
import { listAccounts } from './accounts';
import { accountsPage } from './accounts-tab';
import { denialsPage } from './denials-tab';
import { documentsPage } from './documents-tab';
import type { FirestoreWindow } from './firestore-window';
import type { Figures } from '../metrics/figures';
import { figuresPage } from '../metrics/figures-tab';
import type { Journal } from './journal';
import { overviewPage } from './overview-tab';
import { usagePage } from './usage-tab';

export interface StatusParts {
  readonly config: EmulatorConfig;
  readonly firestore: FirestoreWindow;
  /** What Storage's rules refused; Firestore keeps its own. */
  readonly journal: Journal;
  readonly figures: Figures;
}

/** The page at this address; null when it is none of the status tabs'. */
export async function statusTab(
  { pathname, searchParams }: URL,
  { config, firestore, journal, figures }: StatusParts,
): Promise<string | null> {
  switch (pathname) {
    case '/status':
      return overviewPage(config);
    case '/usage':
      return usagePage(await firestore.usage(), config);
    case '/figures':
      return figuresPage(figures.list(), config);
    case '/denials':
      return denialsPage([...(await firestore.denials()), ...journal.list()], config);
    case '/accounts':
      return accountsPage(await listAccounts(config, searchParams.get('after') ?? ''), config);
    case '/documents': {
      const path = (searchParams.get('path') ?? '').replaceAll(/^\/+|\/+$/g, '');
      const place = await firestore.browse(path, Math.max(0, Number(searchParams.get('from')) || 0));
      return place && documentsPage(place, config);
    }
    default:
      return null;
  }
}
