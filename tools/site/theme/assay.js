/* What the theme leaves out for readers with a keyboard or a screen reader. */
for (const [selector, label] of [
    ['.md-search', 'Search in these pages'],
    ['.md-search__options', 'Search options']])
    for (const element of document.querySelectorAll(selector))
        element.setAttribute('aria-label', label);
for (const element of document.querySelectorAll(
    'pre > code, .md-typeset__scrollwrap, .md-search__scrollwrap, .md-sidebar__scrollwrap'))
    element.tabIndex = 0;
