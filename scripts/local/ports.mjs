/** Firebase's usual ports; LOCAL_PORT_BASE moves all of them together, PORT moves the site alone. */
const USUAL = {
  site: 3000,
  mailbox: 4000,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  functions: 5001,
  smtp: 1025,
  stripe: 12111,
};

/** @param {Record<string, string | undefined>} env */
export function localPorts(env = process.env) {
  const base = portValue(env, 'LOCAL_PORT_BASE');
  const moved = Object.keys(USUAL).map((name, index) => [name, base + index]);
  const ports = base === null ? { ...USUAL } : Object.fromEntries(moved);
  const site = portValue(env, 'PORT') ?? ports.site;
  const [taken] = Object.entries(ports).find(([name, port]) => name !== 'site' && port === site) ?? [];
  if (taken)
    throw new Error(`PORT is ${site}, where the local Firebase has its ${taken}. Set it to another.`);
  return { ...ports, site };
}

function portValue(env, name) {
  if (!env[name]) return null;
  const port = Number(env[name]);
  if (!Number.isInteger(port) || port < 1024 || port > 65_000)
    throw new Error(`${name} must be a port number from 1024 to 65000, but it is "${env[name]}".`);
  return port;
}
