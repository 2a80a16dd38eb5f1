import net from 'node:net';

const listen = (port: number) =>
  new Promise<net.Server>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, '0.0.0.0', () => resolve(server));
  });

const close = (servers: net.Server[]) =>
  Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));

/** Holds ports in a row, or none if one of them is taken. */
async function holdRow(first: number, count: number): Promise<net.Server[] | undefined> {
  const held: net.Server[] = [];
  for (let port = first; port < first + count; port++) {
    const server = await listen(port).catch(() => undefined);
    if (!server) {
      await close(held);
      return undefined;
    }
    held.push(server);
  }
  return held;
}

/** Runs something while so many ports in a row are taken, and the one after them is free. */
export async function besideTakenPorts(
  count: number,
  act: (first: number) => Promise<void>,
): Promise<void> {
  for (let first = 20_000; first < 30_000; first += count + 1) {
    const held = await holdRow(first, count + 1);
    if (!held) continue;
    await close(held.splice(-1));
    try {
      return await act(first);
    } finally {
      await close(held);
    }
  }
  throw new Error(`expected ${count + 1} free ports in a row from 20000 to 30000, found none`);
}
