// `window.docusaurus`, which only Docusaurus's own link calls.
export default {};
