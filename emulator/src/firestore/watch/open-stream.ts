import type { Engines } from '../engines';
import type { Engine } from '../engine/types';
import { identify, type SenderHeaders } from '../transports/caller';
import type { ClientStream, StreamOutput } from '../transports/client-stream';
import { projectOf } from '../transports/operation';
import { databaseName } from '../transports/wire-document';
import { WatchHub } from './watch-hub';
import { WatchStream } from './watch-stream';
import { WriteStream } from './write-stream';

export interface StreamRequest {
  readonly kind: 'Listen' | 'Write';
  /** `projects/P/databases/(default)` */
  readonly database: string;
  /** Which only the stream's beginning carries. */
  readonly sender: SenderHeaders;
}

/** Opens Listen and Write streams for every transport, with one hub per database. */
export class StreamOpener {
  private readonly hubs = new Map<Engine, WatchHub>();

  constructor(private readonly engines: Pick<Engines, 'engineOf' | 'billedEngineOf' | 'meter'>) {}

  /** @throws StatusError for a token or a database that cannot be used */
  async open({ kind, database, sender }: StreamRequest, output: StreamOutput): Promise<ClientStream> {
    const projectId = projectOf(database);
    const { meter } = this.engines;
    const caller = identify(sender, meter);
    if (kind === 'Write')
      return new WriteStream(
        await this.engines.billedEngineOf(projectId),
        caller,
        output,
        databaseName(projectId),
      );
    const hub = this.hubOf(await this.engines.engineOf(projectId), projectId);
    return new WatchStream(hub, caller, output, (reads) => meter.add(caller.spender, { reads }));
  }

  close(): void {
    this.hubs.forEach((hub) => hub.close());
    this.hubs.clear();
  }

  private hubOf(engine: Engine, projectId: string): WatchHub {
    const hub = this.hubs.get(engine) ?? new WatchHub(engine, projectId);
    this.hubs.set(engine, hub);
    return hub;
  }
}
