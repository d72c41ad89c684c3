import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { askGoogle, type AskGoogle } from '../../world/google';
import type { World } from '../../world/world';
import type { Finding } from '../finding';
import { indexesNotReady } from './missing-indexes';
import { pagesOf } from './google-pages';
import { checkInfrastructure } from './infrastructure';
import { checkSignIn } from './sign-in';

const RULES_API = 'https://firebaserules.googleapis.com/v1';
const FIRESTORE_API = 'https://firestore.googleapis.com/v1';

type Project = Pick<World, 'projectId' | 'accessToken'> & { readonly bucket: { readonly name: string } };

/** Whether the project runs this folder's rules and indexes, and has the sign-in methods that the pages offer. */
export async function checkDeployed(
  project: Project,
  ask: AskGoogle = askGoogle(project),
): Promise<Finding[]> {
  const { projectId, bucket } = project;
  return [
    ...(await checkRules(ask, projectId, 'cloud.firestore', 'firestore.rules')),
    ...(await checkRules(ask, projectId, `firebase.storage/${bucket.name}`, 'storage.rules')),
    ...(await checkIndexes(ask, projectId)),
    ...(await checkSignIn(projectId, ask)),
    ...(await checkInfrastructure(project, ask)),
  ];
}

async function checkRules(
  ask: AskGoogle,
  projectId: string,
  release: string,
  file: string,
): Promise<Finding[]> {
  const released = fieldsOf(await ask(`${RULES_API}/projects/${projectId}/releases/${release}`));
  const ruleset = filledText(released.rulesetName);
  const { source } = fieldsOf(ruleset && (await ask(`${RULES_API}/${ruleset}`)));
  const { files } = fieldsOf(source);
  const [first]: unknown[] = Array.isArray(files) ? files : [];
  const deployed = filledText(fieldsOf(first).content);
  const tested = hashOf(fs.readFileSync(file, 'utf8'));
  if (deployed !== undefined && hashOf(deployed) === tested) return [];
  const state =
    deployed === undefined ? 'are not deployed' : `differ from those deployed (${hashOf(deployed)})`;
  return [
    {
      where: 'project',
      what: `the rules of ${file} (${tested}) ${state}`,
      remedy: 'run "npx firebase deploy --only firestore:rules,storage --project PROJECT"',
    },
  ];
}

/** A shortened SHA-256, long enough for people to compare. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

async function checkIndexes(ask: AskGoogle, projectId: string): Promise<Finding[]> {
  const groups = `${FIRESTORE_API}/projects/${projectId}/databases/(default)/collectionGroups/-`;
  const overridden = 'filter=indexConfig.usesAncestorConfig:false';
  const [indexes, fields] = [
    await pagesOf(ask, `${groups}/indexes?pageSize=300`, 'indexes'),
    await pagesOf(ask, `${groups}/fields?${overridden}&pageSize=300`, 'fields'),
  ];
  const wanted: unknown = JSON.parse(fs.readFileSync('firestore.indexes.json', 'utf8'));
  const { missing, building } = indexesNotReady(wanted, indexes, fields);
  return [
    ...indexFinding(missing, 'are missing', {
      remedy: 'run "npx firebase deploy --only firestore:indexes --project PROJECT"',
    }),
    // Only a note, because a first deployment has no documents and builds its indexes within minutes.
    ...indexFinding(building, 'are still being built, and queries by them fail until then', {
      remedy: 'wait',
      isNote: true,
    }),
  ];
}

const indexFinding = (
  names: readonly string[],
  state: string,
  told: Pick<Finding, 'remedy' | 'isNote'>,
): Finding[] =>
  names.length
    ? [{ where: 'project', what: `${names.length} indexes ${state}, such as ${names[0] ?? ''}`, ...told }]
    : [];
