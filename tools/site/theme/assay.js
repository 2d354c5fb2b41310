/* What the theme leaves out for readers with a keyboard or a screen reader. */
for (const [selector, label] of [
    ['.md-search', 'Search in these pages'],
    ['.md-search__options', 'Search options']])
    for (const element of document.querySelectorAll(selector))
        element.setAttribute('aria-label', label);
const focusable =
    'pre > code, .md-typeset__scrollwrap, .md-search__scrollwrap, .md-sidebar__scrollwrap';
const makeFocusable = () => {
    for (const element of document.querySelectorAll(focusable))
        element.tabIndex = 0;
};
makeFocusable();
// The theme puts tables into regions that scroll after this script has run.
new MutationObserver(makeFocusable).observe(document.body, { childList: true, subtree: true });
