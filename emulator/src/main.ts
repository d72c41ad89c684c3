import { isMainThread } from 'node:worker_threads';

const [, , argument, ...others] = process.argv;

/** The one bundle runs in the main thread and, told apart here, in its worker threads. */
if (!isMainThread) void import('./workers/worker-main').then(({ runWorker }) => runWorker());
else if (argument === 'export' || argument === 'import')
  void import('./transfer/command').then(({ runTransfer }) => runTransfer([argument, ...others]));
else void import('./supervisor').then(({ runEmulator }) => runEmulator(argument));
