import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Frame } from '../shapes';

/** What happens to source files until a browser gets them. */
export default function SourceToOutput(): ReactNode {
  const texts = {
    says: translate({
      id: 'pictures.source.says',
      message:
        'Source files pass through Rsbuild. SWC compiles TypeScript and JSX, Lightning CSS compiles styles, and images and fonts become addresses or data URIs. Rspack bundles the modules into chunks. The output has HTML files and folders for scripts, styles and images. rsbuild dev keeps it in memory and serves it with hot updates. rsbuild build minifies it and writes it to dist.',
    }),
    output: translate({ id: 'pictures.source.output', message: 'Output' }),
    scripts: translate({ id: 'pictures.source.scripts', message: 'TypeScript, JSX' }),
    styles: translate({ id: 'pictures.source.styles', message: 'Styles' }),
    assets: translate({ id: 'pictures.source.assets', message: 'Images, fonts' }),
    swc: translate({ id: 'pictures.source.swc', message: 'compiles scripts' }),
    lightning: translate({ id: 'pictures.source.lightning', message: 'compiles styles' }),
    rules: translate({ id: 'pictures.source.rules', message: 'Asset rules' }),
    address: translate({ id: 'pictures.source.address', message: 'URL or data URI' }),
    rspack: translate({
      id: 'pictures.source.rspack',
      message: 'Rspack bundles the modules into chunks',
    }),
    dev: translate({ id: 'pictures.source.dev', message: 'in memory, hot updates' }),
    build: translate({ id: 'pictures.source.build', message: 'minified, written to dist' }),
  };
  const columns = [
    { file: 'index.tsx', kind: texts.scripts, tool: 'SWC', does: texts.swc },
    { file: 'index.css', kind: texts.styles, tool: 'Lightning CSS', does: texts.lightning },
    { file: 'logo.png', kind: texts.assets, tool: texts.rules, does: texts.address },
  ];
  return (
    <Picture height={424} says={texts.says}>
      <Frame at={[0, 72]} size={[360, 142]} title="Rsbuild" indent={74} />
      <Frame at={[0, 240]} size={[360, 100]} title={texts.output} />
      {columns.map(({ file, kind, tool, does }, i) => {
        const middle = 62 + i * 118;
        return (
          <g key={file}>
            <Box
              at={[middle - 56, 4]}
              size={[112, 48]}
              tone="source"
              code
              title={file}
              lines={[kind]}
            />
            <Arrow points={`${middle},54 ${middle},104`} />
            <Box at={[middle - 54, 106]} size={[108, 44]} tone="tool" title={tool} lines={[does]} />
            <Arrow points={`${middle},152 ${middle},170`} />
          </g>
        );
      })}
      <Box at={[8, 172]} size={[344, 34]} tone="tool" title={texts.rspack} />
      <Arrow points="180,216 180,238" />

      <Box at={[8, 270]} size={[166, 28]} tone="output" code title="index.html" />
      <Box at={[186, 270]} size={[166, 28]} tone="output" code title="static/js/" />
      <Box at={[8, 304]} size={[166, 28]} tone="output" code title="static/css/" />
      <Box at={[186, 304]} size={[166, 28]} tone="output" code title="static/image/" />
      <Arrow points="87,342 87,362" />
      <Arrow points="273,342 273,362" />
      <Box at={[0, 364]} size={[174, 56]} code title="rsbuild dev" lines={[texts.dev]} />
      <Box at={[186, 364]} size={[174, 56]} code title="rsbuild build" lines={[texts.build]} />
    </Picture>
  );
}
