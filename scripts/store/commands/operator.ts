import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import {
  giveOperatorRole,
  takeOperatorRole,
  writeOperatorClaim,
} from '@/functions/src/adapters/people/operator-role';
import { BY_COMMAND, recordPlatformEntry } from '@/functions/src/adapters/platform/platform-activity';
import { collections } from '@/lib/domain/collections';
import { oneOf } from '@/lib/domain/parse/fields';
import { operatorAddress, parseOperator } from '@/lib/domain/platform/operator';
import type { World } from '../world/world';
import type { Command } from './command';

const DOINGS = ['add', 'remove', 'list'] as const;

export const operatorCommand: Command = {
  name: 'operator',
  summary: 'says who runs the platform in its console',
  help: `npm run store -- operator add|remove E-MAIL
npm run store -- operator list

Operators see every store in the console of the platform's site, suspend and reopen stores, and write notices to their people.
They have no right in any store but for a time where its owner lets them in, which ends with the role. The account must be there, with a verified address; the role is for that address, and for
sessions that begin afterwards. Ask operators for a second factor. Both are written into the platform's log.

  --yes   agrees to what it would ask`,
  options: {},
  required: ['doing'],
  words: ['doing', 'email'],
  async run(world, options) {
    const doing = oneOf(DOINGS, options.text('doing'));
    if (!doing) throw new Error(`"operator" takes ${DOINGS.join(', ')}, not "${options.text('doing')}".`);
    if (doing === 'list') return list(world);
    const email = operatorAddress(options.text('email'));
    if (!email) throw new Error(`"operator ${doing}" needs an e-mail address.`);
    return doing === 'add' ? add(world, email) : remove(world, email);
  },
};

async function list({ db, terminal }: World): Promise<number> {
  const { docs } = await db.collection(collections.platformOperators()).get();
  const operators = docs.flatMap((doc) => parseOperator(doc.id, doc.data()) ?? []);
  const lines = operators.map(({ email, addedAt }) => `${email}  since ${new Date(addedAt).toISOString()}`);
  terminal.print(lines.length ? lines.sort().join('\n') : 'The platform has no operator yet.');
  return 0;
}

async function add({ auth, db, terminal, now }: World, email: string): Promise<number> {
  const account = await auth.getUserByEmail(email).catch(nullWhenNoAccount);
  if (!account) throw new Error(`There is no account for ${email}; sign up on the platform's site first.`);
  if (!account.emailVerified) throw new Error(`The address of ${email} is not verified.`);
  await terminal.consent(`Let ${email} run the platform and see every store?`, 'Nothing was changed.');
  await db.runTransaction(async (tx) => {
    const stored = await tx.get(db.doc(collections.platformOperator(account.uid)));
    if (parseOperator(account.uid, stored.data())?.email === email) return;
    const at = now();
    giveOperatorRole(tx, db, account.uid, { email, now: at });
    recordPlatformEntry(tx, db, { by: BY_COMMAND, action: 'add-operator', subject: email }, at);
  });
  // Last, so that no claim exists without its document.
  await writeOperatorClaim(auth, account.uid, true);
  terminal.print(`${email} is an operator from the next sign-in on.`);
  return 0;
}

async function remove({ auth, db, terminal, now }: World, email: string): Promise<number> {
  const found = db.collection(collections.platformOperators()).where('email', '==', email).limit(1);
  const [operator] = (await found.get()).docs;
  if (!operator) throw new Error(`${email} is no operator.`);
  await terminal.consent(`Take the platform's console from ${email}?`, 'Nothing was changed.');
  await db.runTransaction(async (tx) => {
    if (!(await tx.get(operator.ref)).exists) return;
    takeOperatorRole(tx, db, operator.id);
    recordPlatformEntry(tx, db, { by: BY_COMMAND, action: 'remove-operator', subject: email }, now());
  });
  await writeOperatorClaim(auth, operator.id, false);
  terminal.print(`${email} is no operator any more, and their sessions ended.`);
  return 0;
}
