// react-router wraps with it what this site never wraps.
export default (target) => target;
