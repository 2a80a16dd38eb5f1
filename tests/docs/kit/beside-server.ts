import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs something while another server holds a port. */
export async function besideServer(
  handler: http.RequestListener,
  act: (port: number) => Promise<void>,
): Promise<void> {
  const other = http.createServer(handler);
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
  try {
    await act((other.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
}
