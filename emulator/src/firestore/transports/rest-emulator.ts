import type { Engines } from '../engines';
import { StatusError } from '../engine/types';

interface RulesBody {
  rules?: { files?: { content?: string }[] };
}

/** The routes that Google's emulator has beside Firestore's own, which rules-unit-testing uses; coverage is in our form. */
export async function serveEmulatorRoute(
  engines: Engines,
  method: string,
  path: string,
  body: RulesBody,
): Promise<object> {
  if (method === 'GET' && path === '/emulator/v1/projects') return { projects: engines.projects() };
  const [, projectId = '', rest = ''] =
    /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(decodeURIComponent(path)) ?? [];
  if (method === 'DELETE' && rest === '/databases/(default)/documents') {
    await (await engines.engineOf(projectId)).clear();
    return {};
  }
  if (method === 'PUT' && rest === ':securityRules') {
    const source = body.rules?.files?.[0]?.content;
    if (source === undefined) throw new StatusError('INVALID_ARGUMENT', 'The request holds no rules.');
    await engines.setRules(projectId, source);
    return {};
  }
  if (method === 'GET' && rest === ':ruleCoverage')
    return { conditions: await engines.coverageOf(projectId) };
  throw new StatusError('NOT_FOUND', `${method} ${path} is not served.`);
}
