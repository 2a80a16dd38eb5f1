import http from 'node:http';

/** Asks the dev server for the socket of the environment `web`, as its client does; `upgrade` is the answer. */
export const requestSocket = (port: number, path: string): http.ClientRequest =>
  http.get({
    port,
    path: `${path}?compilationId=web_`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('a page of the app').toString('base64').slice(0, 22) + '==',
    },
  });
