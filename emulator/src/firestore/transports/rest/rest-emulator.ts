import type { Engines } from '../../engines';
import type { Meter, UsageReport } from '../../../usage/meter';
import { browse } from '../../../status/browse';
import { databaseNamed, DEFAULT_DATABASE } from '../../engine/names';
import { StatusError } from '../../engine/types';

interface Body {
  path?: string;
  from?: number;
  label?: string;
  rules?: { files?: { content?: string }[] };
}

/** The routes that Google's emulator has beside Firestore's own, which rules-unit-testing uses; coverage is in our form. */
export async function serveEmulatorRoute(
  engines: Engines,
  method: string,
  path: string,
  body: Body,
): Promise<object> {
  const { meter } = engines;
  if (path === '/emulator/v1/usage') return followUsage(method, body, meter);
  if (path === '/emulator/v1/denials') return { entries: engines.journal.list() };
  if (method === 'GET' && path === '/emulator/v1/projects') return { projects: engines.projects() };
  const [, projectId = '', rest = ''] =
    /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(decodeURIComponent(path)) ?? [];
  const [, cleared] = /^(\/databases\/[^/]+)\/documents$/.exec(rest) ?? [];
  if (method === 'DELETE' && cleared) {
    await (await engines.engineOf(databaseNamed(`projects/${projectId}${cleared}`))).clear();
    return {};
  }
  if (method === 'PUT' && rest === ':securityRules') {
    const source = body.rules?.files?.[0]?.content;
    if (source === undefined) throw new StatusError('INVALID_ARGUMENT', 'The request holds no rules.');
    await engines.setRules(projectId, source);
    return {};
  }
  if (method === 'POST' && rest === ':browse')
    return browse(
      await engines.engineOf({ projectId, databaseId: DEFAULT_DATABASE }),
      body.path ?? '',
      body.from ?? 0,
    );
  if (method === 'GET' && rest === ':ruleCoverage')
    return { conditions: await engines.coverageOf(projectId) };
  throw new StatusError('NOT_FOUND', `${method} ${path} is not served.`);
}

/** GET tells what was used, POST names what is used from now on, DELETE counts from zero. */
function followUsage(method: string, { label = '' }: Body, meter: Meter): UsageReport {
  if (method === 'DELETE') meter.reset();
  if (method === 'POST') meter.setLabel(label);
  return meter.report();
}
