// Reads and parses a body and refuses it, which is what Cloud Functions do before any code of ours sees it.
import http from 'node:http';

const server = http.createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  JSON.parse(Buffer.concat(chunks).toString());
  response.writeHead(400).end();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
