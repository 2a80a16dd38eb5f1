export interface Chunk {
  readonly name: string;
  /** In kB. */
  readonly size: number;
}

export interface ChunkStrategy {
  readonly strategy: string;
  readonly page: readonly Chunk[];
  readonly onDemand: readonly Chunk[];
}

/** The table of /guide/optimization/code-splitting, which a test compares with it. */
export const chunkStrategies: readonly ChunkStrategy[] = [
  {
    strategy: 'split-by-experience',
    page: [
      { name: 'index.js', size: 4 },
      { name: 'lib-react.js', size: 182 },
    ],
    onDemand: [
      { name: 'async/743.js', size: 5 },
      { name: 'async/312.js', size: 298 },
    ],
  },
  {
    strategy: 'split-by-module',
    page: [
      { name: 'index.js', size: 4 },
      { name: 'npm.react.js', size: 8 },
      { name: 'npm.react-dom.js', size: 171 },
      { name: 'npm.scheduler.js', size: 4 },
    ],
    onDemand: [
      { name: 'async/743.js', size: 5 },
      { name: 'async/npm.moment.js', size: 298 },
    ],
  },
  {
    strategy: 'single-vendor',
    page: [
      { name: 'index.js', size: 4 },
      { name: 'vendor.js', size: 480 },
    ],
    onDemand: [{ name: 'async/743.js', size: 5 }],
  },
  {
    strategy: 'all-in-one',
    page: [{ name: 'index.js', size: 186 }],
    onDemand: [{ name: 'async/728.js', size: 303 }],
  },
];
