/**
 * The scripts that stand in the pages' own markup: `next.config.js` allows each by its hash, and the pages write the same text.
 */

const COLOR_MODE_KEY = 'color-mode';

/** Sets the chosen colour mode before anything is painted. */
const COLOR_MODE_SCRIPT = `try{if(localStorage.getItem('${COLOR_MODE_KEY}')==='dark'){const r=document.documentElement;r.className='dark';r.style.colorScheme='dark'}}catch{}`;

/** Marks the document when one of its scripts or style sheets does not load; the notice of it follows the mark. */
const INCOMPLETE_SCRIPT = `addEventListener('error',({target:t})=>{if(t.defer||t.rel==='stylesheet')document.documentElement.dataset.incomplete=''},true)`;

/** @param {string} storeId */
const cartKey = (storeId) => `boards.cart.${storeId}`;

/**
 * Marks the document, while the cart's page is being read, when there are lines; the page's styles follow the mark.
 * @param {string} storeId
 */
const cartScript = (storeId) =>
  `try{if(/"lines":\\[\\{/.test(localStorage.getItem('${cartKey(storeId)}')))document.documentElement.dataset.cart='filled'}catch{}`;

/** @param {string} storeId */
const inlineScripts = (storeId) => [COLOR_MODE_SCRIPT, INCOMPLETE_SCRIPT, cartScript(storeId)];

module.exports = {
  cartKey,
  cartScript,
  COLOR_MODE_KEY,
  COLOR_MODE_SCRIPT,
  INCOMPLETE_SCRIPT,
  inlineScripts,
};
