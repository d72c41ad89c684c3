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

/** Marks the document, while the cart's page is being read, when there are lines; the page's styles follow the mark. */
const CART_SCRIPT = `try{const s=document.querySelector('meta[name=store]').content;if(/"lines":\\[\\{/.test(localStorage.getItem('${cartKey('')}'+s)))document.documentElement.dataset.cart='filled'}catch{}`;

const INLINE_SCRIPTS = [COLOR_MODE_SCRIPT, INCOMPLETE_SCRIPT, CART_SCRIPT];

module.exports = {
  cartKey,
  CART_SCRIPT,
  COLOR_MODE_KEY,
  COLOR_MODE_SCRIPT,
  INCOMPLETE_SCRIPT,
  INLINE_SCRIPTS,
};
