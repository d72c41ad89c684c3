import type { Engines } from '../engines';
import { databaseNamed } from '../engine/names';
import type { Engine } from '../engine/types';
import { identify, type SenderHeaders } from '../transports/caller';
import type { ClientStream, StreamOutput } from '../transports/client-stream';
import { WatchHub } from './watch-hub';
import { WatchStream } from './watch-stream';
import { WriteStream } from './write-stream';

export interface StreamRequest {
  readonly kind: 'Listen' | 'Write';
  /** `projects/P/databases/D` */
  readonly database: string;
  /** Which only the stream's beginning carries. */
  readonly sender: SenderHeaders;
}

/** Opens Listen and Write streams for every transport, with one hub per database. */
export class StreamOpener {
  private readonly hubs = new Map<Engine, WatchHub>();

  constructor(
    private readonly engines: Pick<Engines, 'engineOf' | 'billedEngineOf' | 'meter' | 'readToken'>,
  ) {}

  /** @throws StatusError for a token or a database that cannot be used */
  async open({ kind, database, sender }: StreamRequest, output: StreamOutput): Promise<ClientStream> {
    const named = databaseNamed(database);
    const { meter } = this.engines;
    const caller = identify(sender, this.engines, named);
    if (kind === 'Write') return new WriteStream(await this.engines.billedEngineOf(named), caller, output);
    const hub = this.hubOf(await this.engines.engineOf(named));
    return new WatchStream(hub, caller, output, (reads) => meter.add(caller.spender, { reads }));
  }

  close(): void {
    this.hubs.forEach((hub) => hub.close());
    this.hubs.clear();
  }

  private hubOf(engine: Engine): WatchHub {
    const hub = this.hubs.get(engine) ?? new WatchHub(engine);
    this.hubs.set(engine, hub);
    return hub;
  }
}
