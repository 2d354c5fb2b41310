/* SPDX-License-Identifier: Apache-2.0 */

/* What tests/html.t asks of the page. */
'use strict';

var byId = id => document.getElementById(id);
var textOf = id => byId(id).textContent;
var all = selector => [...document.querySelectorAll(selector)];
var texts = selector => all(selector).map(element => element.textContent);
var later = (value, ms) => new Promise(done => setTimeout(() => done(value()), ms || 300));

/* Changes a control of the filters as a user does; the sentence about what is left. */
var filtered = (id, change) => {
    const control = byId('filter-' + id);
    change(control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    return later(() => textOf('matrix-count'));
};
var filter = (id, value) => filtered(id, control => { control.value = value; });

var click = (selector, value, ms) => {
    document.querySelector(selector).click();
    return later(value, ms);
};

var activeCell = () => byId(byId('grid').getAttribute('aria-activedescendant'));
var rowCount = () => byId('grid').getAttribute('aria-rowcount');
var lines = () => all('.diff .missing, .diff .extra')
    .map(line => line.className + ' ' + line.children[1].textContent);
var printed = words => texts('.output').some(text => text.includes(words));

/* Opens the cells of all visible tests and closes them; how many there are. */
var openEach = () => {
    const cells = () => all('#grid-body .depth-2 td');
    for (let i = 0; i < cells().length; i++) {
        cells()[i].click();
        byId('cell').close();
    }
    return cells().length;
};

var lastRow = () => {
    byId('scroller').scrollTop = byId('scroller').scrollHeight;
    return later(() => texts('#grid-body th').pop());
};

/* 20 leaps through the matrix. */
var leaps = async () => {
    for (let i = 0; i < 20; i++) {
        byId('scroller').scrollTop = i * 900;
        await new Promise(requestAnimationFrame);
    }
};

var unfold = name => {
    const part = all('#coverage-body .fold').find(fold => fold.textContent.startsWith(name));
    part.open = true;
    return later(() => part.querySelectorAll('.fold').length);
};

/* How much wider than the window the page is. */
var overhang = () => document.documentElement.scrollWidth - window.innerWidth;
