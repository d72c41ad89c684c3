import { compileSchemasWhenUsed, createAuthApp } from '../firebase-tools-parts';
import type { Records } from '../data-dir/records';
import { beforeAnswer } from '../http/before-answer';
import { listen, type RunningServer } from '../http/listen';
import type { NewMail } from '../mailbox/mail-store';
import { answerAccountChooser } from './account-chooser';
import { deliverCodes } from './mails/code-delivery';
import { PersistentProject } from './persistent-project';
import { answerResetPage } from './mails/reset-page';
import { keepSessions } from './tokens/sessions';
import { answerKeys, signAnswers } from './tokens/sign-answers';
import type { SigningKey } from './tokens/signing-key';
import { addTotp } from './totp';

interface AuthOptions {
  readonly projectId: string;
  readonly host: string;
  readonly port: number;
  readonly records: Records;
  readonly actionUrl: string | null;
  /** Null where tokens stay unsigned. */
  readonly key: SigningKey | null;
  send(mail: NewMail): void;
}

/** Firebase Auth as firebase-tools emulates it, with accounts, codes and settings on disk before each answer. */
export async function startAuth({
  projectId,
  host,
  port,
  records,
  actionUrl,
  key,
  send,
}: AuthOptions): Promise<RunningServer> {
  compileSchemasWhenUsed();
  const project = new PersistentProject(projectId, records, deliverCodes(send, actionUrl));
  keepSessions(project);
  addTotp(project, records);
  if (key) signAnswers(projectId, key);
  const app = await createAuthApp(projectId, 0, new Map([[projectId, project]]));
  return listen(host, port, (request, response) => {
    if (key && answerKeys(key, request, response)) return;
    beforeAnswer(response, () => project.save());
    if (!answerResetPage(request, response) && !answerAccountChooser(project, request, response))
      app(request, response);
  });
}
