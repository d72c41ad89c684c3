import http from 'node:http';
import { percentile } from './figures.mjs';

const WARM_SECONDS = 0.5;

/** Requests per second and the 99th percentile (milliseconds) of one address over `connections` keep-alive connections. */
export async function measureLoad(url, { seconds, connections = 20 }) {
  await hammer(url, WARM_SECONDS, connections);
  return hammer(url, seconds, connections);
}

async function hammer(url, seconds, connections) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const until = Date.now() + seconds * 1000;
  const times = [];
  let bad = 0;
  const worker = async () => {
    while (Date.now() < until) {
      const started = performance.now();
      const status = await get(url, agent).catch(() => 0);
      if (status !== 200) bad += 1;
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99), bad };
}

function get(url, agent) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
  });
}
