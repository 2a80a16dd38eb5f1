import { freePort } from '#tools/project/free-port';
import type { GuideCase } from '#tools/guides/guide-case';
import type { Workspace } from '#tools/project/workspace';

const packages = ['react', 'react-dom', '@rsbuild/plugin-react'];
const manifest = (name: string) =>
  JSON.stringify({ name, private: true, dependencies: { react: '19', 'react-dom': '19' } });
const given = {
  'remote/package.json': manifest('remote'),
  'host/package.json': manifest('host'),
};

/** Serves both on ports that are free here, clicks the remote's button in the host, and tells what was loaded. */
async function clickInHost(workspace: Workspace, command: 'dev' | 'preview') {
  const { serve, build, edit } = workspace;
  const [remote, host] = [await freePort(), await freePort()];
  edit('remote/rsbuild.config.ts', '3001', String(remote));
  edit('host/rsbuild.config.ts', '3001', String(remote));
  edit('host/rsbuild.config.ts', '3000', String(host));
  if (command === 'preview')
    await Promise.all(['remote', 'host'].map((folder) => build({ folder })));
  await serve(command, { folder: 'remote', port: remote });
  const page = await (await serve(command, { folder: 'host', port: host })).open();
  await page.locator('button').click();
  await page.getByText('Clicked 1 times').waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const remoteEntry = loaded.find((name) => name.startsWith(`http://localhost:${remote}/`));
  return { loaded, remoteEntry };
}

export const moduleFederationGuides: GuideCase[] = [
  {
    page: 'advanced/module-federation',
    shows: 'a button of the remote in the host while developing, with one copy of React',
    says: [
      'The example on this page has two applications: a remote that offers a button and a host that shows it.',
      "Now, when your app runs import('remote/Button'), the browser loads the component from port 3001.",
      'But shared packages such as React are loaded once.',
      'The button of the remote is on the page, and it works.',
      'In the network panel, you can see that remoteEntry.js comes from port 3001 and that React is loaded once.',
    ],
    packages,
    given,
    async look(workspace) {
      const { loaded, remoteEntry } = await clickInHost(workspace, 'dev');
      expect(remoteEntry).toMatch(/\/remoteEntry\.js$/);
      expect(loaded.filter((file) => file.includes('node_modules_react_index_js'))).toHaveLength(1);
    },
  },
  {
    page: 'advanced/module-federation',
    shows: 'a button of the remote in the host after a build',
    packages,
    given,
    async look(workspace) {
      const { remoteEntry } = await clickInHost(workspace, 'preview');
      expect(remoteEntry).toMatch(/\/remoteEntry\.js$/);
    },
  },
  {
    page: 'advanced/module-federation',
    shows: 'the same with Module Federation 2.0',
    says: [
      'You can change to version 2.0 later, because both versions use the same source files, with different configurations:',
      'The build of the remote now also creates mf-manifest.json, which describes what the remote offers.',
      'In the host, replace the URL of remoteEntry.js with the URL of this file:',
    ],
    sections: ['Use Module Federation 2.0'],
    packages,
    given,
    async look(workspace) {
      const { remoteEntry } = await clickInHost(workspace, 'preview');
      expect(remoteEntry).toMatch(/\/mf-manifest\.json$/);
    },
  },
];
