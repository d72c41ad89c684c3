import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { foreignCloudEvent } from './cloud-event';
import { endpointOf, type Deployed, type DeployedFunction } from './deployed';
import type { Scheduler } from './scheduler';

/** Cloud Run's own limit for a request. */
const LARGEST_BODY = '32mb';

/**
 * `/{project}/us-central1/{name}` for the callables and HTTP functions, with the bodies parsed as the Functions
 * Framework does it; `POST /emulator/run/{name}` runs a scheduled function. Another Firestore
 * tells its changes as `POST /functions/projects/{project}/triggers/{name}`, as it does to Google's functions emulator.
 */
export function functionsApp(projectId: string, deployed: Deployed, scheduler: Scheduler): Express {
  const app = express();
  app.disable('x-powered-by');
  app.post('/emulator/run/:name', async (request, response) => {
    const run = scheduler.run(request.params.name);
    if (!run)
      return void response.status(404).json({ error: `There is no schedule ${request.params.name}.` });
    await run;
    response.json({ ok: true });
  });
  app.post(
    '/functions/projects/:project/triggers/:name',
    express.text({ type: '*/*', limit: LARGEST_BODY }),
    (request, response, next) => {
      const fn = deployed.get(String(request.params.name)) as ((event: unknown) => unknown) | undefined;
      if (!fn || request.params.project !== projectId) return next();
      // A trigger is acknowledged at once and then runs by itself, as with Eventarc.
      response.json({ ok: true });
      Promise.resolve(foreignCloudEvent(request.headers, String(request.body)))
        .then(fn)
        .catch((error: unknown) => console.error(`The function ${request.params.name} failed:`, error));
    },
  );
  app.use(`/${projectId}/us-central1/:name`, ...bodyParsers(), (request, response, next) => {
    const name = String(request.params.name);
    const fn = deployed.get(name);
    if (!fn || !isCalled(fn)) return next();
    cutOff(fn, request, response);
    const handler = fn as unknown as RequestHandler;
    Promise.resolve(handler(request, response, next)).catch(next);
  });
  app.use((request, response) => {
    allowCaller(request, response);
    response
      .status(404)
      .json({ error: { status: 'NOT_FOUND', message: `There is no function at ${request.path}.` } });
  });
  app.use(answerError);
  return app;
}

function isCalled(fn: DeployedFunction): boolean {
  const { httpsTrigger, callableTrigger } = endpointOf(fn);
  return Boolean(httpsTrigger ?? callableTrigger);
}

function bodyParsers(): RequestHandler[] {
  const options = {
    limit: LARGEST_BODY,
    verify: (request: object, _response: unknown, buffer: Buffer) =>
      Object.assign(request, { rawBody: buffer }),
  };
  return [
    express.json(options),
    express.text({ ...options, type: 'text/*' }),
    express.urlencoded({ ...options, extended: true }),
    express.raw({ ...options, type: '*/*' }),
  ];
}

/** Without it a browser hides the status of an answer that no function gave. */
const allowCaller = (request: Request, response: { setHeader(name: string, value: string): unknown }) =>
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');

const USUAL_TIMEOUT_S = 60;

/** What runs too long is answered as Cloud Run answers it; the function itself is not stopped, as there. */
function cutOff(fn: DeployedFunction, request: Request, response: Response): void {
  const { timeoutSeconds } = endpointOf(fn);
  const seconds = typeof timeoutSeconds === 'number' ? timeoutSeconds : USUAL_TIMEOUT_S;
  const timer = setTimeout(() => {
    if (response.headersSent) return void response.destroy();
    allowCaller(request, response);
    const message = `The function ran longer than ${seconds} s.`;
    response.status(504).json({ error: { status: 'DEADLINE_EXCEEDED', message } });
  }, seconds * 1_000);
  response.once('close', () => clearTimeout(timer));
}

const answerError: ErrorRequestHandler = (error: Error & { status?: number }, request, response, next) => {
  console.error(`A function failed at ${request.path}:`, error);
  if (response.headersSent) return next(error);
  allowCaller(request, response);
  response.status(error.status ?? 500).json({ error: { status: 'INTERNAL', message: 'INTERNAL' } });
};
