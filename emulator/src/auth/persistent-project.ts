import { AgentProjectState, type Account, type OutOfBandCode } from 'firebase-tools/lib/emulator/auth/state';
import type { RecordChange, Records } from '../data-dir/records';

type GenerateLink = (code: string) => string;

/** firebase-tools' accounts of a project, which notes what changed so that `save` writes just that. */
export class PersistentProject extends AgentProjectState {
  private readonly changedAccounts = new Set<string>();
  private readonly changedCodes = new Set<string>();
  private savedConfig: string;

  /** `announce` hears of every code made for somebody's mail, `linkFor` may alter its link first. */
  constructor(
    projectId: string,
    private readonly records: Records,
    private readonly codes: { linkFor(link: string): string; announce(code: OutOfBandCode): void },
  ) {
    super(projectId);
    this.restore();
    this.savedConfig = JSON.stringify(this.config);
  }

  override updateUserByLocalId(
    ...[localId, fields, options]: Parameters<AgentProjectState['updateUserByLocalId']>
  ) {
    this.changedAccounts.add(localId);
    return super.updateUserByLocalId(localId, fields, options);
  }

  override deleteUser(user: Account) {
    this.changedAccounts.add(user.localId);
    super.deleteUser(user);
  }

  override deleteAllAccounts() {
    for (const localId of this.users.keys()) this.changedAccounts.add(localId);
    super.deleteAllAccounts();
  }

  override createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: GenerateLink,
  ) {
    const link: GenerateLink = (code) => this.codes.linkFor(generateLink(code));
    const oob = super.createOob(email, newEmail, requestType, link);
    this.changedCodes.add(oob.oobCode);
    this.codes.announce(oob);
    return oob;
  }

  override deleteOobCode(code: string) {
    this.changedCodes.add(code);
    return super.deleteOobCode(code);
  }

  /** Puts all changes since the last call on disk; what could not be written is tried again next time. */
  save(): void {
    const config = JSON.stringify(this.config);
    const changes: RecordChange[] = [
      ...Array.from(this.changedAccounts, (id) => ({ kind: 'account', id, value: this.users.get(id) })),
      ...Array.from(this.changedCodes, (id) => ({ kind: 'auth-code', id, value: this.oobs.get(id) })),
    ];
    if (config !== this.savedConfig) changes.push({ kind: 'auth-config', id: 'project', value: this.config });
    this.records.write(changes);
    this.changedAccounts.clear();
    this.changedCodes.clear();
    this.savedConfig = config;
  }

  private restore() {
    for (const { id, value } of this.records.all<Account>('account')) {
      this.users.set(id, { localId: id });
      super.updateUserByLocalId(id, value, { upsertProviders: [...(value.providerUserInfo ?? [])] });
    }
    for (const { id, value } of this.records.all<OutOfBandCode>('auth-code')) this.oobs.set(id, value);
    for (const { value } of this.records.all<object>('auth-config')) this.updateConfig(value);
  }
}
