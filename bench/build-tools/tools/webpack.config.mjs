import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { targets } from './targets.mjs';

const swc = (isDev) => ({
  loader: 'swc-loader',
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
    },
  },
});

const babel = (isDev) => ({
  loader: 'babel-loader',
  options: {
    presets: [
      ['@babel/preset-env', { targets }],
      ['@babel/preset-react', { runtime: 'automatic', development: isDev }],
      '@babel/preset-typescript',
    ],
    plugins: isDev ? ['react-refresh/babel'] : [],
  },
});

/** With SWC, it minifies too; with Babel, webpack's own minifier does. */
const minimizers = {
  swc: [
    new TerserPlugin({ minify: TerserPlugin.swcMinify }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.swcMinify }),
  ],
  babel: ['...', new CssMinimizerPlugin()],
};

/** What a React project on webpack usually has: TypeScript, CSS modules, an HTML page, Fast Refresh. */
export default function config({ transpiler }, { mode }) {
  const isDev = mode === 'development';
  const app = process.cwd();
  const transpile = { swc, babel }[transpiler];
  if (!transpile) throw new Error(`--env transpiler: expected swc or babel, found ${transpiler}.`);
  return {
    entry: './src/main.tsx',
    output: {
      path: path.join(app, 'dist'),
      filename: isDev ? '[name].js' : '[name].[contenthash].js',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: transpile(isDev) },
        {
          test: /\.css$/,
          use: [
            isDev ? 'style-loader' : MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' },
              },
            },
          ],
        },
      ],
    },
    plugins: [
      new HtmlPlugin({ template: './template.html' }),
      isDev ? new ReactRefreshPlugin() : new MiniCssExtractPlugin(),
    ],
    optimization: { minimizer: minimizers[transpiler] },
    devServer: { hot: true, static: false },
  };
}
