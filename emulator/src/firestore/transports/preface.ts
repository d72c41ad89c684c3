import type { Socket } from 'node:net';

const HTTP2_PREFACE = Buffer.from('PRI * HTTP/2.0');

/**
 * Looks at a connection's first bytes, puts them back and says which protocol it speaks. Prior-knowledge HTTP/2 is
 * gRPC; everything else is HTTP/1.1.
 */
export function sortByPreface(
  socket: Socket,
  route: (protocol: 'http2' | 'http1', socket: Socket) => void,
): void {
  let seen = Buffer.alloc(0);
  const look = (): void => {
    const chunk = socket.read() as Buffer | null;
    if (chunk === null) return;
    seen = Buffer.concat([seen, chunk]);
    const wanted = HTTP2_PREFACE.subarray(0, seen.length);
    const isHttp2 = seen.subarray(0, HTTP2_PREFACE.length).equals(wanted);
    if (isHttp2 && seen.length < HTTP2_PREFACE.length) return;
    socket.off('readable', look);
    socket.off('error', forget);
    socket.unshift(seen);
    route(isHttp2 ? 'http2' : 'http1', socket);
  };
  const forget = (): void => void socket.destroy();
  socket.on('readable', look);
  socket.on('error', forget);
}
