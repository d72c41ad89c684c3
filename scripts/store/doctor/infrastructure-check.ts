import type { AskGoogle } from '../world/google';
import type { Finding } from './finding';

/** Checks whether a project has one part of what infra/project.sh creates. */
export type Check = (ask: AskGoogle, projectId: string, bucket: string) => Promise<Finding[]>;

export const INFRA = 'infra';

export const finding = (what: string, isNote: boolean): Finding => ({
  where: 'project',
  what,
  remedy: 'run "bash infra/project.sh plan", then "apply"',
  ...(isNote && { isNote }),
});
