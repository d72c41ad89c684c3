import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const SERVICES = ['firestore', 'auth', 'storage', 'functions', 'mailbox', 'smtp', 'stripe'];
const OPEN = {
  firestore: `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents { match /{all=**} { allow read, write; } } }`,
  storage: `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read, write; } } }`,
};

/** A configuration with open rules and no functions, its data in `folder`, on ports that were free a moment ago. */
export async function ownConfig(folder) {
  fs.mkdirSync(folder, { recursive: true });
  const rules = {};
  for (const [service, text] of Object.entries(OPEN)) {
    rules[service] = path.join(folder, `${service}.rules`);
    fs.writeFileSync(rules[service], text);
  }
  return {
    projectId: 'demo-bench',
    dataDir: path.join(folder, 'data'),
    ports: await freePorts(),
    rules,
    functions: null,
  };
}

async function freePorts() {
  const servers = SERVICES.map(() => net.createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = SERVICES.map((service, index) => [service, servers[index].address().port]);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(ports);
}
