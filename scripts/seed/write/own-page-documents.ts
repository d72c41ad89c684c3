import { pageDocument } from '@/functions/src/handlers/own-pages/stored-page';
import { collections } from '@/lib/domain/collections';
import type { SeedStore } from '../build/build-store';
import { ramadanPage, workshopPage } from '../data/own-pages';
import { demoPosts } from '../data/posts';
import type { SeedDocument } from './to-documents';

/** The store's pages of sections and posts, in the documents that publishing writes. */
export const ownPageDocuments = ({ setting, products }: SeedStore, now: number): SeedDocument[] =>
  [
    ramadanPage(setting, products, now),
    workshopPage(products, now),
    ...demoPosts(setting, products, now),
  ].map((page) => ({
    path: collections.ownPage(setting.storeId, page.id),
    data: pageDocument(page, now),
  }));
