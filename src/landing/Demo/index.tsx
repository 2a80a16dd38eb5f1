import React, { type CSSProperties, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { data } from '../../ui/dom-contract';
import { metricNames } from '../benchmark-texts';
import { formatTime } from '../format-time';
import { ownTime } from '../measurement';
import styles from './styles.module.css';

const DEV = ownTime('dev');
const HMR = ownTime('hmr');

/** When what happens, in seconds from the first paint. It ends within five seconds. */
const ENTER = 0.9;
const READY = ENTER + DEV;
const EDIT = READY + 0.5;
const SAVE = EDIT + 0.5;
const SHOWN = SAVE + HMR;

const at = (start: number, duration?: number): CSSProperties => ({
  animationDelay: `${start.toFixed(2)}s`,
  animationDuration: duration === undefined ? undefined : `${duration}s`,
});

const FILE = 'src/App.tsx';

/** Words of code, each with the class that colors it (src/css/code.css). */
const words = (...all: readonly (readonly [kind: string, text: string])[]) =>
  all.map(([kind, text]) => (
    <span key={text} className={kind}>
      {text}
    </span>
  ));

/** Rows of bricks from below, by the bricks' widths in per cent. */
const WALL = [17, 7, 11, 15, 8, 14, 18, 10].map((_, y, all) => [
  ...all.slice(y),
  ...all.slice(0, y),
]);

/** The modules of an app: the dev server lays them from below, and an edit replaces one of them. */
function Wall() {
  return (
    <div className={styles.wall} aria-hidden="true">
      {WALL.map((widths, y) => (
        <div key={y} className={styles.row} style={at(ENTER + (y / WALL.length) * DEV)}>
          {widths.map((width, x) => (
            <span key={x} className={styles.brick} style={{ inlineSize: `calc(${width}% - 9px)` }}>
              {x === 4 && y === 7 && <span className={styles.appears} style={at(SHOWN, 0.4)} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The text of the page. One of its words is replaced at a time: it is typed in the editor, and appears in the browser. */
function Text({ time, isTyped }: { readonly time: number; readonly isTyped?: boolean }) {
  const word = (
    <span className={styles.word}>
      <span className={styles.before} style={{ animationDuration: `${time}s` }}>
        {translate({ id: 'demo.before', message: 'later' })}
      </span>
      <span className={isTyped ? styles.typed : styles.appears} style={at(time)}>
        {translate({ id: 'demo.after', message: 'today' })}
      </span>
    </span>
  );
  return (
    <Translate id="demo.text" description="The page of an example app" values={{ word }}>
      {'Ship it {word}'}
    </Translate>
  );
}

function Timer({ desc, start }: { readonly desc: 'dev' | 'hmr'; readonly start: number }) {
  const time = ownTime(desc);
  return (
    <div>
      {metricNames()[desc]}
      <strong className={styles.appears} style={at(start + time)}>
        {formatTime(time)}
      </strong>
      <span className={styles.bar} style={at(start, time)} />
    </div>
  );
}

/** The tool at work: one start, one edit and one update, once, for as long as they took when we measured. CSS plays it. */
export default function Demo(): ReactNode {
  return (
    <figure className={styles.demo} {...data({ markdown: 'skip' })}>
      <div
        className={styles.window}
        role="img"
        aria-label={translate(
          {
            id: 'demo.says',
            message:
              'A window with an editor, a terminal and a browser. After rsbuild dev, the page appears in {dev}. One word of the code is changed, and the page shows it {hmr} after saving.',
          },
          { dev: formatTime(DEV), hmr: formatTime(HMR) },
        )}
      >
        <div className={styles.title}>{FILE}</div>
        <code>
          {words(['k', 'export default function'], ['f', ' App'], ['', '() {\n  '])}
          {words(['k', 'return'], ['', ' <'], ['t', 'h1'], ['', '>'])}
          <Text time={EDIT} isTyped />
          {words(['', '</'], ['t', 'h1'], ['', '>;\n}'])}
        </code>
        <code className={styles.terminal}>
          {words(['', '$ '])}
          <span className={styles.typed} style={at(0.3)}>
            {words(['', 'npx rsbuild dev'])}
          </span>
          <span className={styles.appears} style={at(ENTER + DEV / 4)}>
            {words(['', '\n  ➜ Local: '], ['t', 'http://localhost:3000/'])}
          </span>
          <span className={styles.appears} style={at(READY)}>
            {words(['s', '\nready'], ['', '   built'])}
          </span>
          <span className={styles.appears} style={at(SAVE)}>
            {words(['t', '\nstart'], ['', `   building ${FILE}`])}
          </span>
        </code>
        <div className={styles.page}>
          <span className={styles.appears} style={at(READY)}>
            <Text time={SHOWN} />
          </span>
        </div>
        <div className={styles.timers}>
          <Timer desc="dev" start={ENTER} />
          <Timer desc="hmr" start={SAVE} />
        </div>
      </div>
      <Wall />
      <figcaption className={styles.caption}>
        <Translate id="demo.caption">In real time, as we measured it.</Translate>
        <Link to="#benchmark">
          <Translate id="demo.figures">See all figures</Translate>
        </Link>
      </figcaption>
    </figure>
  );
}
