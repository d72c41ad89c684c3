import type { SaveProductRequest } from '@/lib/domain/api/catalogue';

/** The fields that a file sets; a missing column leaves its field out. */
export type ImportedFields = Omit<SaveProductRequest, 'storeId' | 'productId' | 'baseUpdatedAt'>;
