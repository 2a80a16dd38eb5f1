import net from 'node:net';
import { waitFor } from './wait-for';

/** A port that no test serves on. Who listens on it has the turn, in whichever process; it's free when that one ends. */
const TURN = 2999;

/**
 * Does something while no other process does it: programs that serve on the tool's default port find a free one before
 * they listen, so two that start at once may take the same.
 * @throws Error when the turn doesn't come within three minutes
 */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const turn = await waitFor('a turn on the default port', takeTurn, 180_000);
  try {
    return await act();
  } finally {
    turn.close();
  }
}

const takeTurn = () =>
  new Promise<net.Server | undefined>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port: TURN, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
