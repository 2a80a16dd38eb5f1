/** Headings that many pages share, with the one Chinese heading of each. */
export const headingTwins: Record<string, string> = {
  Behavior: '行为说明',
  'Check the result': '查看结果',
  Default: '默认值',
  Example: '示例',
  Examples: '示例',
  Notes: '注意事项',
  Options: '选项',
  Related: '相关内容',
  Troubleshooting: '常见问题',
  Usage: '用法',
  Values: '可选值',
};
