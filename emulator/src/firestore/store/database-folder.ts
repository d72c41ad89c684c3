import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_DATABASE } from '../engine/names';

const OTHERS = 'databases';

/** Where a database keeps its file: the default one in the data folder itself, others each in a folder of their own. */
export const databaseFolder = (dataDir: string, databaseId: string): string =>
  databaseId === DEFAULT_DATABASE ? dataDir : path.join(dataDir, OTHERS, folderName(databaseId));

/** Ids of the databases beside the default one that a data folder holds. */
export function savedDatabases(dataDir: string): string[] {
  const folder = path.join(dataDir, OTHERS);
  return fs.existsSync(folder) ? fs.readdirSync(folder).map(decodeURIComponent).sort() : [];
}

/** Distinct on file systems that take upper case for lower, and never `..`. */
const folderName = (id: string): string =>
  id.replace(/[^a-z0-9-]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
