import path from 'node:path';
import {
  answerRejections,
  createStorageApp,
  EmulatorRegistry,
  type RulesValidator,
  StorageLayer,
  UploadService,
} from '../firebase-tools-parts';
import type { TokenReader } from '../auth/tokens/id-tokens';
import type { EmulatorConfig } from '../config';
import type { Records } from '../data-dir/records';
import type { StoredDocument } from '../firestore/engine/types';
import { beforeAnswer } from '../http/before-answer';
import { listen, type RunningServer } from '../http/listen';
import { compileRules, loadStorageRules } from '../rules/load';
import { storageGate } from '../rules/storage-gate';
import type { Journal } from '../status/journal';
import { inOneSentence } from '../start-error';
import { BlobStore } from './blob-store';
import { ObjectRecords } from './object-records';
import { rulesValidator } from './rules-validator';

const ADMIN_CREDENTIALS = ['Bearer owner', 'Firebase owner'];
const ALLOW_ALL: RulesValidator = { validate: () => Promise.resolve(true) };

interface StorageOptions {
  readonly config: EmulatorConfig;
  readonly records: Records;
  /** Where refusals are noted. */
  readonly journal: Journal;
  readonly readToken: TokenReader;
  readFirestore(path: string): StoredDocument | null;
}

/** Cloud Storage as firebase-tools emulates it, under our rules, with objects on disk before each answer. */
export async function startStorage({
  config,
  records,
  journal,
  readToken,
  readFirestore,
}: StorageOptions): Promise<RunningServer> {
  const { projectId, dataDir, host, ports, rules } = config;
  answerRejections();
  EmulatorRegistry.set('storage', { getInfo: () => ({ name: 'storage', host, port: ports.storage }) });
  const warn = (line: string) => console.log(`Storage: ${line}`);
  let gate = loadStorageRules(rules.storage, warn);
  const blobs = new BlobStore(path.join(dataDir, 'blobs'));
  const objects = new ObjectRecords(records, blobs);
  const buckets = new Map<string, unknown>();
  const adminCredentials = { validate: (header = '') => ADMIN_CREDENTIALS.includes(header) };
  const layer = (validator: RulesValidator) =>
    new StorageLayer(projectId, objects.files, buckets, validator, adminCredentials, blobs, objects);
  const uploadService = new UploadService(blobs);
  const app = await createStorageApp(projectId, {
    storageLayer: layer(rulesValidator({ gate: () => gate, readFirestore, readToken, journal })),
    adminStorageLayer: layer(ALLOW_ALL),
    uploadService,
    rulesManager: { getRuleset: () => gate },
    async replaceRules({ content }) {
      try {
        gate = storageGate(compileRules(content, 'firebase.storage', warn));
        return { errors: [] };
      } catch (error) {
        return { errors: [inOneSentence(error)] };
      }
    },
    reset() {
      objects.deleteAll();
      uploadService.reset();
    },
  });
  return listen(host, ports.storage, (request, response) => {
    if (request.url === '/internal/ruleCoverage') {
      response.setHeader('content-type', 'application/json');
      return void response.end(JSON.stringify({ conditions: gate.coverage() }));
    }
    beforeAnswer(response, () => objects.save());
    app(request, response);
  });
}
