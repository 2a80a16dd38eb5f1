import lunr from "/work/wt/lead/node_modules/lunr/lunr.js";
require("/work/wt/lead/node_modules/lunr-languages/lunr.stemmer.support.js")(lunr);
require("/work/wt/lead/node_modules/@easyops-cn/docusaurus-search-local/dist/client/shared/lunrLanguageZh.js").lunrLanguageZh(lunr);
require("/work/wt/lead/node_modules/lunr-languages/lunr.multi.js")(lunr);
export const removeDefaultStopWordFilter = [];
export const language = ["en","zh"];
export const searchIndexUrl = "search-index{dir}-1a004d08.json";
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;