import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

/** Imports of a framework with React's components, and how it draws `<App />`. */
interface Framework {
  imports: string;
  draw: string;
}

export const reactComponents: Framework = {
  imports: "import { Component, useState } from 'react';",
  draw: "import { createRoot } from 'react-dom/client';\nimport 'react';\nimport { App } from './App';\ncreateRoot(document.getElementById('root')).render(<App />);\n",
};

const app = (imports: string, word: string) => `${imports}
class One extends Component {
  state = { count: 0 };
  render() {
    return <button onClick={() => this.setState({ count: 1 })}>${word} {this.state.count}</button>;
  }
}
function Two() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(1)}>${word} {count}</button>;
}
export const App = () => <><One /><Two /></>;
`;

/** After an edit, a class has its first state again and a function the one that it had. */
export const stateOfComponents = (
  says: string | string[],
  config: RsbuildConfig,
  { imports, draw }: Framework,
): Proof => ({
  says,
  run: 'dev',
  alone: true,
  config: { source: { entry: { index: './src/index.jsx' } }, ...config },
  files: { 'src/index.jsx': draw, 'src/App.jsx': app(imports, 'Clicked') },
  async expect({ open, write }) {
    const page = await open();
    const buttons = page.locator('button');
    for (const place of [0, 1]) await buttons.nth(place).click();
    await page.locator('button', { hasText: 'Clicked 1' }).nth(1).waitFor();
    write('src/App.jsx', app(imports, 'Pressed'));
    await page.locator('button', { hasText: 'Pressed' }).nth(1).waitFor();
    assert.deepEqual(await buttons.allTextContents(), ['Pressed 0', 'Pressed 1']);
  },
});
