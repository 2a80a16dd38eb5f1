import fs from 'node:fs';
import path from 'node:path';

export const COMPONENTS = 1000;
const CHILDREN = 10;
/** Every tenth component brings its own CSS module. */
const STYLED = 10;

const fileOf = (index) => `src/components/${Math.floor(index / 100)}/C${index}.tsx`;

/** The components below another one: a tree with ten branches at each knot. */
function childrenOf(index) {
  return Array.from({ length: CHILDREN }, (_, i) => index * CHILDREN + i + 1).filter(
    (child) => child < COMPONENTS,
  );
}

function importPath(from, to) {
  const relative = path.posix.relative(path.posix.dirname(fileOf(from)), fileOf(to));
  return (relative.startsWith('.') ? relative : `./${relative}`).replace(/\.tsx$/, '');
}

/** The text that a component shows; an edit changes its number. */
export const labelOf = (index, edit) => `Component ${index}, edit ${edit}`;

/** The source of one component: state, a memoised list, a handler, its children. */
export function componentSource(index, edit = 0) {
  const children = childrenOf(index);
  const isStyled = index % STYLED === 0;
  const lines = (make) => children.map(make).join('\n');
  return `import { useMemo, useState } from 'react';
${lines((child) => `import C${child} from '${importPath(index, child)}';`)}
${isStyled ? `import styles from './C${index}.module.css';` : ''}

interface Props {
  readonly depth: number;
}

interface Item {
  readonly id: number;
  readonly label: string;
}

const ITEMS: readonly Item[] = [
  { id: ${index}, label: 'First of ${index}' },
  { id: ${index + 1}, label: 'Second of ${index}' },
  { id: ${index + 2}, label: 'Third of ${index}' },
];

export default function C${index}({ depth }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [selected, select] = useState<number | undefined>();
  const items = useMemo(
    () => [...ITEMS].sort((a, b) => a.label.localeCompare(b.label)),
    [],
  );

  return (
    <section className={${isStyled ? '`component ${styles.box}`' : "'component'"}} data-depth={depth}>
      <h2 id="label-${index}">${labelOf(index, edit)}</h2>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen && (
        <ul>
          {items.map(({ id, label }) => (
            <li key={id} aria-current={id === selected} onClick={() => select(id)}>
              {label}
            </li>
          ))}
        </ul>
      )}
${lines((child) => `      <C${child} depth={depth + 1} />`)}
    </section>
  );
}
`;
}

const styleSource = (index) => `.box {
  display: grid;
  gap: ${index % 16}px;
  border: 1px solid hsl(${index % 360} 60% 50%);
}

.box:hover {
  border-color: hsl(${(index + 40) % 360} 60% 50%);
}
`;

const main = `import { createRoot } from 'react-dom/client';
import './main.css';
import C0 from '${fileOf(0).replace('src/', './').replace('.tsx', '')}';

createRoot(document.getElementById('root')!).render(<C0 depth={0} />);
`;

const html = (script) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Benchmark</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>${script}
  </body>
</html>
`;

/** The app's files by their paths: 1,000 components, all on the page, each in a separate file. */
function appFiles() {
  const indexes = Array.from({ length: COMPONENTS }, (_, index) => index);
  const styled = indexes.filter((index) => index % STYLED === 0);
  return {
    'package.json': JSON.stringify({ name: 'benchmark-app', private: true, type: 'module' }),
    'index.html': html('\n    <script type="module" src="/src/main.tsx"></script>'),
    'template.html': html(''),
    'src/main.tsx': main,
    'src/main.css': 'body {\n  margin: 0;\n  font-family: system-ui;\n}\n',
    ...Object.fromEntries(indexes.map((index) => [fileOf(index), componentSource(index)])),
    ...Object.fromEntries(
      styled.map((index) => [fileOf(index).replace('.tsx', '.module.css'), styleSource(index)]),
    ),
  };
}

/** Writes the app into an empty folder: with it go all caches and outputs of earlier runs. */
export function writeApp(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(appFiles())) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** Saves a component with another label, as an editor would. */
export function editComponent(folder, index, edit) {
  fs.writeFileSync(path.join(folder, fileOf(index)), componentSource(index, edit));
}
