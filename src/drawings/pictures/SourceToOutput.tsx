import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Picture from '../Picture';
import { Arrow, Box, Frame } from '../shapes';

const COLUMNS = [56, 180, 304];

/** What happens to source files until a browser gets them. */
export default function SourceToOutput(): ReactNode {
  return (
    <Picture
      height={424}
      says={translate({
        id: 'pictures.source.says',
        message:
          'Source files pass through Rsbuild. SWC compiles TypeScript and JSX, Lightning CSS compiles styles, and images and fonts become addresses or data URIs. Rspack bundles the modules into chunks. The output has HTML files and folders for scripts, styles and images. rsbuild dev keeps it in memory and serves it with hot updates. rsbuild build minifies it and writes it to dist.',
        description: 'What the picture of the way from source to output says',
      })}
    >
      <Frame at={[0, 72]} size={[360, 142]} title="Rsbuild" indent={68} />
      <Frame
        at={[0, 240]}
        size={[360, 100]}
        title={translate({
          id: 'pictures.source.output',
          message: 'Output',
          description: 'Picture of source to output: what Rsbuild makes',
        })}
      />
      <Box
        at={[0, 4]}
        size={[112, 48]}
        tone="source"
        code
        title="index.tsx"
        lines={[
          translate({
            id: 'pictures.source.scripts',
            message: 'TypeScript, JSX',
            description: 'Picture of source to output: a kind of source file',
          }),
        ]}
      />
      <Box
        at={[124, 4]}
        size={[112, 48]}
        tone="source"
        code
        title="index.css"
        lines={[
          translate({
            id: 'pictures.source.styles',
            message: 'Styles',
            description: 'Picture of source to output: a kind of source file',
          }),
        ]}
      />
      <Box
        at={[248, 4]}
        size={[112, 48]}
        tone="source"
        code
        title="logo.png"
        lines={[
          translate({
            id: 'pictures.source.assets',
            message: 'Images, fonts',
            description: 'Picture of source to output: a kind of source file',
          }),
        ]}
      />
      {COLUMNS.map((x) => (
        <Arrow
          key={x}
          through={[
            [x, 54],
            [x, 104],
          ]}
        />
      ))}
      <Box
        at={[8, 106]}
        size={[108, 44]}
        tone="tool"
        title="SWC"
        lines={[
          translate({
            id: 'pictures.source.swc',
            message: 'compiles scripts',
            description: 'Picture of source to output: what SWC does',
          }),
        ]}
      />
      <Box
        at={[126, 106]}
        size={[108, 44]}
        tone="tool"
        title="Lightning CSS"
        lines={[
          translate({
            id: 'pictures.source.lightning',
            message: 'compiles styles',
            description: 'Picture of source to output: what Lightning CSS does',
          }),
        ]}
      />
      <Box
        at={[244, 106]}
        size={[108, 44]}
        tone="tool"
        title={translate({
          id: 'pictures.source.rules',
          message: 'Asset rules',
          description: 'Picture of source to output: what handles images and fonts',
        })}
        lines={[
          translate({
            id: 'pictures.source.address',
            message: 'URL or data URI',
            description: 'Picture of source to output: what becomes of images and fonts',
          }),
        ]}
      />
      {COLUMNS.map((x) => (
        <Arrow
          key={x}
          through={[
            [x, 152],
            [x, 170],
          ]}
        />
      ))}
      <Box
        at={[8, 172]}
        size={[344, 34]}
        tone="tool"
        title={translate({
          id: 'pictures.source.rspack',
          message: 'Rspack bundles the modules into chunks',
          description: 'Picture of source to output: what Rspack does',
        })}
      />
      <Arrow
        through={[
          [180, 216],
          [180, 238],
        ]}
      />
      <Box at={[8, 270]} size={[166, 28]} tone="output" code title="index.html" />
      <Box at={[186, 270]} size={[166, 28]} tone="output" code title="static/js/" />
      <Box at={[8, 304]} size={[166, 28]} tone="output" code title="static/css/" />
      <Box at={[186, 304]} size={[166, 28]} tone="output" code title="static/image/" />
      <Arrow
        through={[
          [86, 342],
          [86, 362],
        ]}
      />
      <Arrow
        through={[
          [274, 342],
          [274, 362],
        ]}
      />
      <Box
        at={[0, 364]}
        size={[174, 56]}
        code
        title="rsbuild dev"
        lines={[
          translate({
            id: 'pictures.source.dev',
            message: 'in memory, hot updates',
            description: 'Picture of source to output: what rsbuild dev does with the output',
          }),
        ]}
      />
      <Box
        at={[186, 364]}
        size={[174, 56]}
        code
        title="rsbuild build"
        lines={[
          translate({
            id: 'pictures.source.build',
            message: 'minified, written to dist',
            description: 'Picture of source to output: what rsbuild build does with the output',
          }),
        ]}
      />
    </Picture>
  );
}
