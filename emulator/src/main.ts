import { isMainThread } from 'node:worker_threads';

/** The one bundle runs in the main thread and, told apart here, in its worker threads. */
if (isMainThread) void import('./supervisor').then(({ runEmulator }) => runEmulator(process.argv[2]));
else void import('./workers/worker-main').then(({ runWorker }) => runWorker());
