import { assertSameDatabase } from '../engine/names';
import { toStatusError } from '../engine/status';
import type { Caller, StatusError, Version } from '../engine/types';
import type { ClientStream, StreamOutput } from '../transports/client-stream';
import { bloomFilter } from './bloom-filter';
import { documentMessages } from './document-messages';
import type { AddTarget, ListenMessages, ListenRequest } from './messages';
import { readResumePoint, type ResumePoint } from './resume-point';
import { resultOf, Target } from './target';
import type { WatchHub } from './watch-hub';

/**
 * The Listen stream of one client: its targets, answered and kept up to date in one serial order, so that the client
 * only ever sees versions that grow.
 */
export class WatchStream implements ClientStream {
  readonly isBusy = true;
  private readonly targets = new Map<number, Target>();
  private readonly woken = new Set<Target>();
  private readonly messages: ListenMessages;
  private tail: Promise<void> = Promise.resolve();
  private version: Version = 0;
  private isScheduled = false;
  private isClosed = false;

  constructor(
    private readonly hub: WatchHub,
    private readonly caller: Caller,
    private readonly output: StreamOutput,
    private readonly bill: (reads: number) => void = () => undefined,
  ) {
    this.messages = hub.messages;
  }

  receive(message: unknown): void {
    const { database, addTarget, removeTarget } = message as ListenRequest;
    if (addTarget) this.enqueue(() => this.add(addTarget, database || this.messages.database));
    else if (removeTarget) this.enqueue(() => this.remove(removeTarget));
  }

  close(): void {
    this.isClosed = true;
    this.targets.forEach((target) => this.hub.remove(target));
    this.targets.clear();
    this.woken.clear();
  }

  private enqueue(step: () => Promise<void> | void): void {
    this.tail = this.tail
      .then(() => (this.isClosed ? undefined : step()))
      .catch((error: unknown) => {
        this.close();
        this.output.fail(toStatusError(error));
      });
  }

  private async add(request: AddTarget, database: string): Promise<void> {
    const id = request.targetId ?? 0;
    let resume: ResumePoint;
    let target: Target;
    this.forget(id);
    try {
      assertSameDatabase(database, this.messages.database);
      resume = readResumePoint(request, this.hub.engine);
      target = new Target(id, resultOf(request, this.caller, this.hub), this.wake, {
        bill: this.bill,
        isFirst: resume.kind !== 'since',
      });
      // Found by commits from here on, so that none falls between the read and the first snapshot.
      this.hub.add(target);
      this.targets.set(id, target);
      this.advance(await target.result.load(resume.kind === 'since' ? resume.version : 0));
    } catch (error) {
      this.refuse(id, toStatusError(error));
      return;
    }
    if (this.isClosed) return;
    this.output.send(this.messages.targetChange('ADD', id));
    if (resume.kind === 'reset') this.output.send(this.messages.targetChange('RESET', id));
    this.woken.add(target);
    await this.sendDocuments();
    if (this.targets.get(id) === target) {
      if (resume.kind === 'since') this.sendFilter(target);
      this.output.send(this.messages.current(id, this.version));
    }
    if (!this.isClosed) this.output.send(this.messages.globalSnapshot(this.version));
  }

  private remove(id: number): void {
    this.forget(id);
    this.output.send(this.messages.targetChange('REMOVE', id));
  }

  private readonly wake = (target: Target, version: Version): void => {
    this.woken.add(target);
    this.advance(version);
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.enqueue(async () => {
      this.isScheduled = false;
      const isNews = await this.sendDocuments();
      if (isNews && !this.isClosed) this.output.send(this.messages.globalSnapshot(this.version));
    });
  };

  /** Brings every woken target up to the newest commit and tells what changed; false when nothing did. */
  private async sendDocuments(): Promise<boolean> {
    const changed = new Set<Target>();
    while (this.woken.size > 0) {
      const woken = [...this.woken];
      this.woken.clear();
      woken.forEach((target) => {
        target.absorb();
        changed.add(target);
      });
      await Promise.all(woken.filter(({ result }) => result.isStale).map((target) => this.reload(target)));
    }
    const told = [...changed].filter(
      (target) => this.targets.get(target.id) === target && this.isStillAllowed(target),
    );
    const news = documentMessages(told, this.messages, this.version);
    news.forEach((message) => this.output.send(message));
    return news.length > 0;
  }

  private isStillAllowed({ id, result }: Target): boolean {
    try {
      result.assertAllowed();
      return true;
    } catch (error) {
      this.refuse(id, toStatusError(error));
      return false;
    }
  }

  private async reload(target: Target): Promise<void> {
    try {
      this.advance(await target.result.load(0));
    } catch (error) {
      this.refuse(target.id, toStatusError(error));
    }
  }

  private sendFilter({ id, result }: Target): void {
    const paths = result.paths();
    if (!paths) return;
    const names = [...paths].map((path) => this.messages.nameOf(path));
    this.output.send({ filter: { targetId: id, count: names.length, unchangedNames: bloomFilter(names) } });
  }

  private refuse(id: number, error: StatusError): void {
    if (this.isClosed) return;
    this.forget(id);
    this.output.send(this.messages.refused(id, error));
  }

  private forget(id: number): void {
    const target = this.targets.get(id);
    if (!target) return;
    this.hub.remove(target);
    this.targets.delete(id);
    this.woken.delete(target);
  }

  private advance(version: Version): void {
    this.version = Math.max(this.version, version);
  }
}
