import { localEnv } from '@/scripts/local/local-env.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';

// `lib/env.ts` reads these when it is first imported; component tests reach no backend.
Object.assign(process.env, localEnv(localPorts({})));
