/** The packages that plugin-vue puts into the chunk `lib-vue`. */
export const vuePackages = [
  'vue',
  'vue-loader',
  '@vue/shared',
  '@vue/reactivity',
  '@vue/runtime-dom',
  '@vue/runtime-core',
] as const;
