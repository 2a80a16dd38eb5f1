import { requestSocket } from './request-socket';

const patience = 60_000;

/** Repeats an act until the dev server's socket sends a message of the given type to a page. */
export function awaitMessage(port: number, type: string, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = requestSocket(port, '/rsbuild-hmr');
    request.on('error', reject);
    request.on('upgrade', (_, socket) => {
      const repeat = setInterval(act, 200);
      const end = (done: () => void) => {
        clearInterval(repeat);
        clearTimeout(limit);
        socket.destroy();
        done();
      };
      const limit = setTimeout(() => {
        end(() =>
          reject(new Error(`expected a message ${type} within ${patience / 1000} s, found none`)),
        );
      }, patience);
      socket.on('data', (data: Buffer) => {
        if (data.toString().includes(`"type":"${type}"`)) end(resolve);
      });
    });
  });
}
