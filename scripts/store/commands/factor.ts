import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { Command } from './command';

export const factorCommand: Command = {
  name: 'factor',
  summary: 'takes the second factors off an account whose phone is lost',
  help: `npm run store -- factor --email E-MAIL

For somebody who can no longer give the code of their authenticator app. Make sure by another way than e-mail that it is
them: afterwards the password alone opens the account. All its sessions end.

  --email E-MAIL   the account`,
  options: { email: { type: 'string' } },
  required: ['email'],
  async run({ auth, terminal }, options) {
    const email = options.text('email') ?? '';
    const account = await auth.getUserByEmail(email).catch(nullWhenNoAccount);
    if (!account) throw new Error(`There is no account for ${email}.`);
    const count = account.multiFactor?.enrolledFactors.length ?? 0;
    if (count === 0) throw new Error(`The account of ${email} has no second factor.`);
    await terminal.consent(
      `Take ${count} second factors off the account of ${email}?`,
      'Nothing was changed.',
    );
    await auth.updateUser(account.uid, { multiFactor: { enrolledFactors: null } });
    await auth.revokeRefreshTokens(account.uid);
    terminal.print(`The password of ${email} opens the account alone again.`);
    return 0;
  },
};
