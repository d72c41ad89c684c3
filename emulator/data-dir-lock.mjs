import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';

/** Locks held by this process: a handle that nobody keeps is collected one day, and its lock goes with it. */
const held = new Set();

/**
 * Takes a data folder for this process, creating it if need be. The operating system holds the lock (as SQLite's
 * exclusive file lock), so that it ends with the process even on kill -9 and never goes stale. Throws an Error whose
 * message is one sentence for people: the folder is in use, or cannot be written.
 * @param {string} dataDir
 * @returns {{ release(): void }}
 */
export function lockDataDir(dataDir) {
  const holder = path.join(dataDir, 'lock.pid');
  let database;
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
    database = new Database(path.join(dataDir, 'lock.db'), { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    fs.writeFileSync(holder, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    throw new Error(whyNot(dataDir, holder, error));
  }
  held.add(database);
  return {
    release() {
      held.delete(database);
      database.close();
    },
  };
}

/** Throws lockDataDir's sentence if another process holds the folder. */
export function assertDataDirUnused(dataDir) {
  if (fs.existsSync(dataDir)) lockDataDir(dataDir).release();
}

function whyNot(dataDir, holder, error) {
  if (error.code === 'SQLITE_BUSY') {
    const pid = fs.existsSync(holder) ? ` (process ${fs.readFileSync(holder, 'utf8').trim()})` : '';
    return `The data folder ${dataDir} is in use by another local Firebase${pid}; stop that one first.`;
  }
  return `The data folder ${dataDir} cannot be written (${error.message}); check its permissions and the free space.`;
}
