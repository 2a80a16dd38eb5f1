/** The text of a configuration file with these options. */
export const withConfig = (options: string, head = '') => `${head}export default ${options};\n`;
