/** A CommonJS module's default export, as tslib has it. */
export const __importDefault = (module) => (module?.__esModule ? module : { default: module });
