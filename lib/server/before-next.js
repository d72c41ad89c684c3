const { subscribe } = require('node:diagnostics_channel');

const answers = [];
const known = new WeakSet();

/**
 * Has `answer` see every request before Next does. It may answer, and says so with `true`; else the next one is asked, and
 * Next at last. Node names a server when its first request comes, so `npm start` and the standalone server need no server
 * of our own.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} answer
 */
function beforeNext(answer) {
  answers.push(answer);
}

subscribe('http.server.request.start', ({ server }) => {
  if (known.has(server)) return;
  known.add(server);
  for (const next of server.listeners('request')) {
    server.off('request', next);
    server.on('request', (request, response) => {
      if (!answers.some((answer) => answer(request, response))) next.call(server, request, response);
    });
  }
});

module.exports = { beforeNext };
