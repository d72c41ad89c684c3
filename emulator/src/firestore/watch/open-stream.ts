import type { Engines } from '../engines';
import type { Engine } from '../engine/types';
import { callerOf } from '../transports/caller';
import type { ClientStream, StreamOutput } from '../transports/client-stream';
import { projectOf } from '../transports/operation';
import { WatchHub } from './watch-hub';
import { WatchStream } from './watch-stream';
import { WriteStream } from './write-stream';

export interface StreamRequest {
  readonly kind: 'Listen' | 'Write';
  /** `projects/P/databases/(default)` */
  readonly database: string;
  /** The `Authorization` header, which only the stream's beginning carries. */
  readonly authorization: string | undefined;
}

/** Opens Listen and Write streams for every transport, with one hub per database. */
export class StreamOpener {
  private readonly hubs = new Map<Engine, WatchHub>();

  constructor(private readonly engines: Pick<Engines, 'engineOf'>) {}

  /** @throws StatusError for a token or a database that cannot be used */
  async open({ kind, database, authorization }: StreamRequest, output: StreamOutput): Promise<ClientStream> {
    const projectId = projectOf(database);
    const caller = callerOf(authorization);
    const engine = await this.engines.engineOf(projectId);
    if (kind === 'Write') return new WriteStream(engine, caller, output);
    return new WatchStream(this.hubOf(engine, projectId), caller, output);
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
