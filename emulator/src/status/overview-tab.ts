import { connect } from 'node:net';
import { SERVICES, type EmulatorConfig } from '../config';
import { html } from '../http/html';
import { page } from '../mailbox/page';
import { table } from './table';

const STARTED_AT = new Date();
const MIB = 1024 * 1024;
const PROBE_MS = 500;

/** The page `/status`: what runs where, and how much memory all of it takes. */
export async function overviewPage(config: EmulatorConfig): Promise<string> {
  const states = await Promise.all(
    SERVICES.map(async (service) => ({ service, up: await answers(config.host, config.ports[service]) })),
  );
  const rows = states.map(
    ({ service, up }) =>
      html`<tr>
        <th scope="row">${service}</th>
        <td dir="ltr">${config.host}:${config.ports[service]}</td>
        <td>${up ? 'up' : 'does not answer'}</td>
      </tr>`,
  );
  const facts = [
    ['Project', config.projectId],
    ['Data folder', config.dataDir],
    ['Rules', `${config.rules.firestore}, ${config.rules.storage}`],
    ['Functions', config.functions ?? 'none'],
    ['Running since', STARTED_AT.toISOString().slice(0, 19).replace('T', ' ')],
    ['Memory', `${Math.round(process.memoryUsage.rss() / MIB)} MiB`],
  ] as const;
  const body = html`<h1>Local Firebase</h1>
    ${table(['Service', 'Address', 'State'], rows)}
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd dir="auto">${value}</dd>`,
      )}
    </dl>`;
  return page('Local Firebase', body, config);
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PROBE_MS });
    const end = (up: boolean) => {
      socket.destroy();
      resolve(up);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
