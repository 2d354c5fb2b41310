/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The page of results. What a JVM printed, and all else of the data, comes into the page as
 * text nodes and attributes' values alone.
 *
 * The data (runner/html/page_data.c) has texts, rules, lines, lists and details of results once each,
 * named by their numbers; the results of a run are a row of seven numbers each.
 */
'use strict';

(function () {
    const data = JSON.parse(document.getElementById('data').textContent);

    /* ---- Words ---- */

    const VERDICTS = ['PASS', 'FAIL', 'CRASH', 'TIMEOUT', 'INCOMPLETE', 'ERROR', 'WEAK', 'KNOWN',
        'FIXED', 'CHALLENGED', 'NA'];
    const MEANING = {
        PASS: 'all is as the specification requires',
        FAIL: 'a line that a must rule requires differs',
        WEAK: 'only lines of should rules differ',
        CRASH: 'the JVM died',
        TIMEOUT: 'the JVM did not end in time',
        INCOMPLETE: 'a hook that the test waits for was not called',
        ERROR: 'the harness could not do its part',
        NA: 'not applicable',
        KNOWN: 'deviates exactly as recorded',
        FIXED: 'recorded as deviating, but passes',
        CHALLENGED: 'the test is believed wrong; what it says counts nowhere'
    };
    /* As in the runner: what is worse. */
    const GRAVITY = { PASS: 0, NA: 0, CHALLENGED: 0, FIXED: 0, WEAK: 1, KNOWN: 2, FAIL: 3,
        INCOMPLETE: 4, TIMEOUT: 5, CRASH: 6, ERROR: 7 };
    const NOWHERE = ['NA', 'CHALLENGED'];
    const DEVIATING = ['FAIL', 'CRASH', 'TIMEOUT', 'INCOMPLETE', 'ERROR'];
    const LEVELS = ['may', 'should', 'must'];
    const CHANGES = ['worse', 'different', 'better', 'new', 'gone'];

    /* ---- Elements ---- */

    const byId = id => document.getElementById(id);

    /* Characters that would change how the text around them is shown. */
    const INVISIBLE = new RegExp('[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f'
        + '\\u2028-\\u202e\\u2060-\\u206f\\ufeff]', 'g');
    const plain = text => String(text).replace(INVISIBLE,
        c => '\\u{' + c.charCodeAt(0).toString(16) + '}');

    function put(parent, children) {
        for (const child of children) {
            if (child === null || child === undefined || child === false)
                continue;
            if (Array.isArray(child))
                put(parent, child);
            else
                parent.append(child instanceof Node ? child : plain(child));
        }
        return parent;
    }

    /* make('td', {class: 'x', on: {click: f}}, 'text', element, ...) */
    function make(name, attributes, ...children) {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes || {})) {
            if (value === null || value === undefined || value === false)
                continue;
            if (key === 'on')
                for (const [event, listener] of Object.entries(value))
                    element.addEventListener(event, listener);
            else if (key === 'width')
                element.style.width = value;
            else
                element.setAttribute(key, value === true ? '' : plain(value));
        }
        return put(element, children);
    }

    const count = (number, one, many) => number.toLocaleString('en') + ' '
        + (number === 1 ? one : many || one + 's');
    const seconds = ms => ms >= 100000 ? Math.round(ms / 1000).toLocaleString('en') + ' s'
        : (ms / 1000).toFixed(ms >= 10000 ? 1 : 2) + ' s';
    const badge = verdict => make('span', { class: 'badge is-' + verdict, title: MEANING[verdict] },
        verdict);
    const table = (head, rows) => make('div', { class: 'table', tabindex: '0', role: 'group' },
        make('table', null, make('thead', null, make('tr', null, head)),
            make('tbody', null, rows)));
    const heading = (text, number) => make('th', { scope: 'col', class: number ? 'number' : null },
        text);

    /* ---- The model ---- */

    const text = number => number < 0 ? null : data.texts[number];
    const list = number => number < 0 ? [] : data.lists[number];
    const CHALLENGE = 14, OVERDUE = 15; /* places in the row of a detail */
    const detailVerdict = data.details.map(row => row[CHALLENGE] < 0 ? text(row[0]) : 'CHALLENGED');

    function detail(number) {
        const row = data.details[number];
        return { verdict: text(row[0]), reason: text(row[1]), known: text(row[2]),
            rules: list(row[3]), comparison: list(row[4]), omitted: row[5], exit: row[6],
            signal: row[7], challenge: text(row[CHALLENGE]), overdue: text(row[OVERDUE]),
            streams: [['transcript', row[8], row[9]],
                ['standard output', row[10], row[11]], ['standard error', row[12], row[13]]] };
    }

    const rules = data.rules.map(row => ({ id: text(row[0]), level: row[1],
        wording: text(row[2]) }));

    const tests = data.tests.map((id, index) => {
        const parts = id.split('/');
        return { id, index, category: parts.length > 1 ? parts[0] : '',
            subject: parts.length > 2 ? parts[1] : '', name: parts.slice(parts.length > 2 ? 2 : 1)
                .join('/') || id,
            title: text(data.titles[index]), change: data.changes[id] || null,
            cells: [], level: -1, words: null };
    });
    const compareText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
    const testsInOrder = tests.slice().sort((a, b) => compareText(a.category, b.category)
        || compareText(a.subject, b.subject) || compareText(a.id, b.id));

    function letterOf(index) {
        const letter = String.fromCharCode(65 + index % 26);
        return index < 26 ? letter : letter + Math.floor(index / 26);
    }

    function shortVersion(version) {
        const eight = /^25\.(\d+)-b/.exec(version);
        return eight ? '8u' + eight[1] : version.split('+')[0];
    }

    function shortKind(vm) {
        const name = String(vm.name || '');
        return /Server VM/.test(name) ? '' : /Zero VM/.test(name) ? 'Zero' : name;
    }

    const runs = data.runs.map((run, index) => {
        const vm = run.vm || {};
        const setting = vm.configuration || run.argument_line || '';
        return { run, vm, index, letter: letterOf(index), cells: run.cells,
            setting, label: [vm.name, vm.version, vm.arch, setting].filter(part => part).join(' '),
            short: [shortVersion(String(vm.version || '')), shortKind(vm), String(vm.foreign || ''), setting],
            shown: true, counts: {}, results: 0, times: [] };
    });
    if (Object.keys(data.changes).length > 0 && runs.length === 2) {
        runs[0].short.push('before');
        runs[1].short.push('after');
    }

    /* A cell of the matrix: the results of a test on a JVM, and the gravest of them. */
    const STRIDE = 7;
    for (const run of runs) {
        for (let at = 0; at < run.cells.length; at += STRIDE) {
            const test = tests[run.cells[at]];
            const result = { repeat: run.cells[at + 1], detail: run.cells[at + 2],
                ms: run.cells[at + 3], again: run.cells[at + 4], hand: run.cells[at + 5],
                kept: run.cells[at + 6] };
            const verdict = detailVerdict[result.detail];
            const cell = test.cells[run.index];
            if (cell === undefined) {
                test.cells[run.index] = { verdict, results: [result] };
            } else {
                cell.results.push(result);
                if (GRAVITY[verdict] > GRAVITY[cell.verdict])
                    cell.verdict = verdict;
            }
            run.counts[verdict] = (run.counts[verdict] || 0) + 1;
            run.results++;
            run.times.push(result.ms);
            if (test.level < 0)
                for (const rule of list(data.details[result.detail][3]))
                    test.level = Math.max(test.level, rules[rule].level);
        }
    }
    const verdictsUsed = VERDICTS.filter(v => runs.some(run => run.counts[v] > 0));
    const runName = run => runs.length > 1 ? run.letter + '  ' + run.label : run.label;

    /* Where a test does not apply, and where there is no result, there is nothing to differ. */
    function differs(test, shown) {
        let first = null;
        for (const run of shown) {
            const cell = test.cells[run.index];
            if (cell === undefined || NOWHERE.includes(cell.verdict))
                continue;
            if (first !== null && first !== cell.verdict)
                return true;
            if (cell.results.some(r => detailVerdict[r.detail] !== cell.verdict))
                return true;
            first = cell.verdict;
        }
        return false;
    }

    /* A test's rules, of all its results. */
    const rulesOfTest = new Map();
    function testRules(test) {
        if (!rulesOfTest.has(test)) {
            const all = new Set();
            for (const cell of test.cells)
                if (cell)
                    for (const result of cell.results)
                        for (const rule of list(data.details[result.detail][3]))
                            all.add(rules[rule].id);
            rulesOfTest.set(test, all);
        }
        return rulesOfTest.get(test);
    }

    /* The result by one rule: a deviation in lines of other rules is none of this one. */
    const citesOf = new Map();
    function verdictOfRule(number, rule) {
        const verdict = detailVerdict[number];
        if (verdict !== 'FAIL' && verdict !== 'WEAK' && verdict !== 'KNOWN')
            return verdict;
        if (!citesOf.has(number)) {
            const cites = new Set();
            for (const line of list(data.details[number][4]))
                if (data.lines[line][0] > 0)
                    for (const id of list(data.lines[line][3]))
                        cites.add(text(id));
            citesOf.set(number, cites);
        }
        const cites = citesOf.get(number);
        return cites.size === 0 || cites.has(rule) ? verdict : 'PASS';
    }

    /* The specification's rules, and those that only the results know. */
    const specification = [];
    for (let at = 0; at < data.specification.length; at += 6) {
        const [id, category, subject, level, wording, testable] =
            data.specification.slice(at, at + 6);
        specification.push({ id: text(id), category: text(category), subject: text(subject), level,
            wording: text(wording), testable: text(testable), tests: [] });
    }
    const ruleById = new Map(specification.map(rule => [rule.id, rule]));
    for (const rule of rules)
        if (!ruleById.has(rule.id)) {
            const known = { id: rule.id, category: 'other',
                subject: rule.id.split(/[.:]/)[0], level: rule.level, wording: rule.wording,
                testable: 'yes', tests: [], foreign: true };
            ruleById.set(rule.id, known);
            specification.push(known);
        }
    let rulesLinked = false;
    function linkRules() {
        if (!rulesLinked)
            for (const test of testsInOrder)
                for (const id of testRules(test))
                    if (ruleById.has(id))
                        ruleById.get(id).tests.push(test);
        rulesLinked = true;
    }

    /* ---- State: the view and the filters, kept in the address ---- */

    const NOTHING = { text: '', rows: 'tests', category: '', level: '', change: '', on: '',
        verdicts: [], differ: false };
    const state = { view: 'summary', filters: Object.assign({}, NOTHING), open: null };
    const VIEWS = ['summary', 'matrix', 'coverage', 'time'];

    function address(view, filters, open) {
        const words = [];
        for (const [key, value] of Object.entries(filters || {}))
            if (Array.isArray(value) ? value.length > 0 : value && value !== NOTHING[key])
                words.push(key + '=' + encodeURIComponent(Array.isArray(value) ? value.join(',')
                    : value === true ? '1' : value));
        if (open)
            words.push('open=' + encodeURIComponent(open));
        return '#' + view + (words.length > 0 ? '?' + words.join('&') : '');
    }

    function decoded(word) {
        try {
            return decodeURIComponent(word);
        } catch (error) {
            return word;
        }
    }

    function readAddress() {
        const [view, query] = location.hash.slice(1).split('?');
        state.view = VIEWS.includes(view) ? view : 'summary';
        state.filters = Object.assign({}, NOTHING);
        state.open = null;
        for (const word of (query || '').split('&')) {
            const key = word.split('=')[0], value = decoded(word.slice(key.length + 1));
            if (key === 'open')
                state.open = value;
            else if (key === 'verdicts')
                state.filters.verdicts = value.split(',').filter(v => VERDICTS.includes(v));
            else if (key === 'differ')
                state.filters.differ = value === '1';
            else if (Object.prototype.hasOwnProperty.call(NOTHING, key))
                state.filters[key] = value;
        }
    }

    function writeAddress() {
        const wanted = address(state.view, state.view === 'matrix' ? state.filters : null,
            state.open);
        if (location.hash !== wanted && !(location.hash === '' && wanted === '#summary'))
            history.replaceState(null, '', wanted);
    }

    const matrixLink = filters => address('matrix', Object.assign({}, NOTHING, filters));

    /* ---- Summary ---- */

    function countLink(run, verdict) {
        const number = run.counts[verdict] || 0;
        return number === 0 ? make('span', { class: 'quiet' }, '0')
            : make('a', { href: matrixLink({ verdicts: [verdict], on: String(run.index) }),
                'aria-label': number.toLocaleString('en') + ' ' + verdict + ' on ' + run.label },
                    number.toLocaleString('en'));
    }

    function stack(run) {
        const bar = make('div', { class: 'stack', role: 'img', 'aria-label':
            verdictsUsed.filter(v => run.counts[v]).map(v => run.counts[v] + ' ' + v).join(', ') });
        for (const verdict of verdictsUsed)
            if (run.counts[verdict] > 0)
                bar.append(make('span', { class: 'is-' + verdict, title: run.counts[verdict] + ' '
                    + verdict, width: 100 * run.counts[verdict] / run.results + '%' }));
        return bar;
    }

    function sentence(run) {
        const bad = DEVIATING.slice(0, 4).reduce((sum, v) => sum + (run.counts[v] || 0), 0);
        const parts = [bad === 0 ? 'No unexplained deviation' : count(bad, 'deviation')];
        if (run.counts.WEAK > 0)
            parts.push(count(run.counts.WEAK, 'recommendation') + ' not followed');
        if (run.counts.KNOWN > 0)
            parts.push(count(run.counts.KNOWN, 'known deviation'));
        if (run.counts.ERROR > 0)
            parts.push(count(run.counts.ERROR, 'harness error'));
        if (run.run.interrupted)
            parts.push('interrupted: ' + run.results + ' of ' + run.run.planned + ' results');
        return parts.join(', ') + '.';
    }

    function vmFacts(run) {
        const { vm } = run, facts = make('dl', { class: 'facts' });
        const size = items => Array.isArray(items) ? items.length : 0;
        const rows = [['home', vm.home], ['vendor', vm.vendor], ['mode', vm.info],
            ['arguments', run.run.argument_line], ['configuration', vm.configuration],
            ['specification', run.run.specification], ['library', vm.libjvm],
            ['SHA-256', vm.libjvm_sha256], ['capabilities', size(vm.live_capabilities)
                + ' in the live phase, ' + size(vm.onload_capabilities) + ' in the OnLoad phase'],
            ['extensions', count(size(vm.extension_functions), 'function') + ', '
                + count(size(vm.extension_events), 'event')],
            ['suite', 'revision ' + run.run.revision + ', ' + run.run.suite],
            ['run', run.run.started > 0 ? new Date(run.run.started * 1000).toISOString()
                .replace('.000Z', 'Z') : null],
            ['command', run.run.command]];
        for (const [name, value] of rows)
            if (value !== null && value !== undefined && value !== '')
                put(facts, [make('dt', null, name), make('dd', { class: 'mono' }, value)]);
        return make('details', { class: 'fold' }, make('summary', null, runName(run)), facts);
    }

    function whereLinks(test, wanted) {
        return runs.filter(run => test.cells[run.index] && wanted(test.cells[run.index].verdict))
            .map(run => make('a', { class: 'badge is-' + test.cells[run.index].verdict,
                href: address('matrix', { text: test.id }, test.id + '@' + run.index),
                title: run.label }, (runs.length > 1 ? run.letter + ' ' : '')
                    + test.cells[run.index].verdict)).flatMap(link => [link, ' ']);
    }

    function listOfTests(title, chosen, wanted, filters) {
        const most = 100;
        if (chosen.length === 0)
            return [];
        return [make('h3', null, title + ': ' + chosen.length.toLocaleString('en')),
            table([heading('Test'), heading('What must hold'), heading('Where')],
                chosen.slice(0, most).map(test => make('tr', null,
                    make('th', { scope: 'row', class: 'mono' }, test.id), make('td', null,
                        test.title),
                    make('td', null, whereLinks(test, wanted))))),
            chosen.length > most ? make('p', null, make('a', { href: matrixLink(filters) },
                'All ' + chosen.length + ' in the matrix')) : null];
    }

    function knownDeviations() {
        const known = new Map();
        for (const test of testsInOrder)
            for (const run of runs)
                for (const result of (test.cells[run.index] || { results: [] }).results) {
                    const ids = text(data.details[result.detail][2]);
                    for (const id of ids === null ? [] : ids.split(', ')) {
                        if (!known.has(id))
                            known.set(id, { tests: new Set(), runs: new Set() });
                        known.get(id).tests.add(test);
                        known.get(id).runs.add(run);
                    }
                }
        if (known.size === 0)
            return [];
        const rows = [...known].sort((a, b) => compareText(a[0], b[0]));
        return [make('h3', null, 'Known deviations: ' + known.size),
            table([heading('Deviation'), heading('What is wrong'), heading('Status'),
                heading('Tests', true), heading('JVMs')],
                rows.map(([id, where]) => [id, where, causeOf(id) || ['', '', '', null]])
                    .map(([id, where, [title, status, , bugs]]) => make('tr', null,
                    make('th', { scope: 'row', class: 'mono' },
                        make('a', { href: matrixLink({ text: id }) }, id)),
                    make('td', null, title),
                    make('td', null, status, bugs !== null ? [', ', bugLinks(bugs)] : null),
                    make('td', { class: 'number' }, where.tests.size),
                    make('td', null, runs.filter(run => where.runs.has(run))
                        .map(run => runs.length > 1 ? run.letter : run.label).join(' ')))))];
    }

    function changesFound() {
        const parts = [];
        for (const change of CHANGES) {
            const chosen = testsInOrder.filter(test => test.change === change);
            const titles = { worse: 'Worse', different: 'Fails in another way', better: 'Better',
                new: 'New', gone: 'Gone' };
            parts.push(...listOfTests(titles[change], chosen, () => true, { change }));
        }
        return parts;
    }

    function buildSummary() {
        const differing = testsInOrder.filter(test => differs(test, runs)).length;
        const body = byId('summary-body');
        const numbers = runs.map(run => make('tr', null,
            make('th', { scope: 'row' }, make('strong', null, runName(run)), make('br'),
                make('span', { class: 'quiet' }, sentence(run)), stack(run)),
            verdictsUsed.map(v => make('td', { class: 'number' }, countLink(run, v))),
            make('td', { class: 'number' }, seconds((run.run.seconds || 0) * 1000))));
        put(body, [
            runs.length > 1 ? make('p', null, count(differing, 'test'), ' of ',
                tests.length.toLocaleString('en'), ' differ between JVMs to which they apply. ',
                make('a', { href: matrixLink({ differ: true }) }, 'Show them')) : null,
            table([heading('JVM'), verdictsUsed.map(v => make('th', { scope: 'col',
                class: 'number' }, badge(v))), heading('Time', true)], numbers),
            changesFound(),
            Object.keys(data.changes).length > 0 ? null : listOfTests('Deviations',
                testsInOrder.filter(test => test.cells.some(cell => cell
                    && DEVIATING.includes(cell.verdict))), v => DEVIATING.includes(v),
                { verdicts: DEVIATING }),
            listOfTests('Recommendations not followed', testsInOrder.filter(test =>
                test.cells.some(cell => cell && cell.verdict === 'WEAK')), v => v === 'WEAK',
            { verdicts: ['WEAK'] }),
            knownDeviations(),
            make('h3', null, 'The JVMs'), runs.map(vmFacts),
            make('h3', null, 'Verdicts'),
            make('dl', { class: 'facts' }, verdictsUsed.map(v => [make('dt', null, badge(v)),
                make('dd', null, MEANING[v])]))]);
    }

    /* ---- Matrix: the rows ---- */

    const HAY = new Map();
    function haystack(test) {
        if (!HAY.has(test)) {
            const words = new Set([test.id, test.title]);
            for (const id of testRules(test))
                words.add('rule:' + id);
            for (const cell of test.cells)
                for (const result of cell ? cell.results : []) {
                    const row = data.details[result.detail];
                    words.add(text(row[1]));
                    words.add(text(row[2]));
                    words.add(text(row[CHALLENGE]));
                }
            HAY.set(test, [...words].filter(word => word).join('\n').toLowerCase());
        }
        return HAY.get(test);
    }

    let shownRuns = runs;
    function matches(test, filters, words) {
        if (filters.category && test.category !== filters.category)
            return false;
        if (filters.level !== '' && test.level !== Number(filters.level))
            return false;
        if (filters.change && test.change !== filters.change)
            return false;
        const on = filters.on === '' ? shownRuns : runs.filter(r => String(r.index) === filters.on);
        if (filters.verdicts.length > 0 && !on.some(run => {
            const cell = test.cells[run.index];
            return cell && cell.results.some(r =>
                filters.verdicts.includes(detailVerdict[r.detail]));
        }))
            return false;
        if (filters.differ && !differs(test, shownRuns))
            return false;
        return words.every(word => haystack(test).includes(word));
    }

    /* The tree of what the filters leave: category, subject, then tests, or rules with tests. */
    let tree = [];
    let chosenTests = [];
    function group(kind, depth, key, label) {
        return { kind, depth, key, label, children: [], tests: [], parent: null };
    }

    function childOf(nodes, kind, depth, key, label, parent) {
        let node = nodes.index.get(key);
        if (node === undefined) {
            node = group(kind, depth, key, label);
            node.parent = parent;
            node.index = new Map();
            nodes.index.set(key, node);
            nodes.children.push(node);
        }
        return node;
    }

    function leaf(test, depth, parent, rule) {
        return { kind: 'test', depth, key: parent.key + '>' + test.id, label: test.name, test,
            parent,
            rule: rule || null, tests: [test], children: [] };
    }

    function sortTree(nodes) {
        nodes.sort((a, b) => compareText(a.label, b.label));
        for (const node of nodes)
            if (node.kind !== 'rule')
                sortTree(node.children);
    }

    function buildTree() {
        const words = state.filters.text.toLowerCase().split(/\s+/).filter(word => word);
        const byRule = state.filters.rows === 'rules';
        chosenTests = testsInOrder.filter(test => matches(test, state.filters,
            byRule ? [] : words));
        const root = { children: [], index: new Map() };
        if (byRule)
            linkRules();
        const chosen = new Set(chosenTests);
        for (const test of byRule ? [] : chosenTests) {
            const category = childOf(root, 'category', 0, test.category,
                test.category || 'other', null);
            const subject = childOf(category, 'subject', 1, test.category + '/' + test.subject,
                test.subject || 'other', category);
            subject.children.push(leaf(test, 2, subject));
            subject.tests.push(test);
            category.tests.push(test);
        }
        for (const rule of byRule ? specification : []) {
            const own = rule.tests.filter(test => chosen.has(test));
            const hay = ('rule:' + rule.id + '\n' + rule.wording).toLowerCase();
            if (own.length === 0 || !words.every(word => hay.includes(word)))
                continue;
            const category = childOf(root, 'category', 0, rule.category, rule.category, null);
            const subject = childOf(category, 'subject', 1, rule.category + '/' + rule.subject,
                rule.subject, category);
            const row = childOf(subject, 'rule', 2, 'rule:' + rule.id, rule.id, subject);
            row.rule = rule;
            for (const test of own) {
                row.children.push(leaf(test, 3, row, rule));
                row.tests.push(test);
                row.children[row.children.length - 1].label = test.id;
            }
            category.pairs = (category.pairs || []).concat(row);
            subject.pairs = (subject.pairs || []).concat(row);
        }
        if (byRule)
            sortTree(root.children);
        tree = root.children;
        if (byRule) {
            const left = new Set(tree.flatMap(category =>
                category.pairs.flatMap(row => row.tests)));
            chosenTests = chosenTests.filter(test => left.has(test));
        }
    }

    /* Which groups the user opened or closed; the others are open when there are few rows. */
    const toggled = new Map();
    const FEW = 400;
    function isOpen(node) {
        if (toggled.has(node.key))
            return toggled.get(node.key);
        if (node.kind === 'rule')
            return false;
        return node.kind === 'subject' || chosenTests.length <= FEW;
    }

    let rows = [];
    function flatten() {
        rows = [];
        const add = nodes => {
            for (const node of nodes) {
                rows.push(node);
                if (node.children.length > 0 && isOpen(node))
                    add(node.children);
            }
        };
        add(tree);
    }

    /* For a group: how many of its tests (or rules) have which verdict on a JVM. */
    function countRun(node, run) {
        if (node.tallies === undefined)
            node.tallies = [];
        if (node.tallies[run.index] === undefined) {
            const counts = {};
            const note = verdict => {
                if (verdict !== null)
                    counts[verdict] = (counts[verdict] || 0) + 1;
            };
            if (node.pairs)
                for (const rule of node.pairs)
                    note(verdictIn(rule, run));
            else
                for (const test of node.tests)
                    note(test.cells[run.index] ? test.cells[run.index].verdict : null);
            node.tallies[run.index] = counts;
        }
        return node.tallies[run.index];
    }

    const worse = (a, b) => a === null || (GRAVITY[b] > GRAVITY[a]) || (NOWHERE.includes(a)
        && !NOWHERE.includes(b)) ? b : a;

    /* The verdict in the cell of a row of tests or rules, or null where there is none. */
    function verdictIn(node, run) {
        if (node.kind === 'test' && node.rule === null)
            return node.test.cells[run.index] ? node.test.cells[run.index].verdict : null;
        let gravest = null;
        for (const test of node.tests)
            for (const result of (test.cells[run.index] || { results: [] }).results)
                gravest = worse(gravest, verdictOfRule(result.detail, node.rule.id));
        return gravest;
    }

    /* ---- Matrix: what is on the screen ---- */

    const scroller = byId('scroller'), grid = byId('grid');
    const active = { row: 0, column: 0 };
    let drawn = { first: -1, last: -1, rows: new Map() };
    const rowHeight = () => parseFloat(getComputedStyle(document.documentElement).fontSize) * 1.875;

    function drawHead() {
        const width = runs.length > 12 ? 5.25 : 5.75;
        const narrow = window.innerWidth < 640;
        const first = make('th', { scope: 'col', role: 'columnheader',
            width: narrow ? '11rem' : '24rem' },
            state.filters.rows === 'rules' ? 'Rule' : 'Test');
        const head = make('tr', { role: 'row', 'aria-rowindex': '1' }, first, shownRuns.map(run =>
            make('th', { scope: 'col', role: 'columnheader', title: run.label,
                'aria-label': run.label, width: width + 'rem' },
            runs.length > 1 ? make('span', null, run.letter) : null,
            run.short.filter(part => part).map((part, i) => make('span',
                { class: i > 0 ? 'quiet' : null }, part)))));
        byId('grid-head').replaceChildren(head);
        grid.style.width = (narrow ? 11 : 24) + width * shownRuns.length + 'rem';
        grid.setAttribute('aria-colcount', String(shownRuns.length + 1));
    }

    function drawCell(node, run, index, column) {
        const attributes = { role: 'gridcell', 'aria-colindex': String(column + 1),
            id: 'cell-' + index + '-' + column, 'data-row': String(index),
            'data-column': String(column) };
        let words, label, kind;
        if (node.kind === 'test' || node.kind === 'rule') {
            kind = verdictIn(node, run);
            words = kind === null ? '' : kind === 'PASS' ? '\u2713' : kind === 'NA' ? 'n/a' : kind;
            label = kind === null ? 'no result' : kind;
        } else {
            const counts = countRun(node, run);
            const used = Object.keys(counts);
            kind = used.reduce((a, b) => worse(a, b), null);
            const bad = kind !== null && GRAVITY[kind] > 0;
            words = kind === null ? '' : bad ? counts[kind] + ' ' + kind
                : kind === 'PASS' || kind === 'FIXED' ? (counts.PASS || 0) + (counts.FIXED || 0)
                    + ' \u2713' : counts[kind] + ' n/a';
            label = VERDICTS.filter(v => counts[v]).map(v => counts[v] + ' ' + v).join(', ')
                || 'no result';
        }
        attributes.class = (kind === null ? 'none' : 'is-' + kind)
            + (index === active.row && column === active.column ? ' active' : '');
        attributes['aria-label'] = label + ', ' + run.label;
        attributes.title = label;
        return make('td', attributes, words);
    }

    function drawRow(node, index) {
        const group = node.children.length > 0, open = group && isOpen(node);
        const title = node.kind === 'test' ? node.test.id + '\n' + (node.test.title || '')
            : node.kind === 'rule' ? node.rule.wording : node.label;
        const headCell = make('th', { scope: 'row', role: 'rowheader', title: title,
            id: 'cell-' + index + '-0', 'data-row': String(index), 'data-column': '0',
            'aria-colindex': '1', class: index === active.row && active.column === 0
                ? 'active' : null },
        group ? make('span', { class: 'toggle', 'aria-hidden': 'true' }, open ? '\u25be' : '\u25b8')
            : null,
        node.label, group && node.kind !== 'rule' ? make('span', { class: 'quiet' },
            '  ' + (node.pairs || node.tests).length) : null);
        return make('tr', { role: 'row', 'aria-level': String(node.depth + 1), 'aria-rowindex':
            String(index + 2), 'aria-expanded': group ? String(open) : null,
        class: 'depth-' + node.depth + (group && node.kind !== 'rule' ? ' group' : '') }, headCell,
        shownRuns.map((run, i) => drawCell(node, run, index, i + 1)));
    }

    function spacer(height) {
        const cell = make('td', { colspan: String(shownRuns.length + 1) });
        cell.style.height = height + 'px';
        return make('tr', { class: 'spacer', 'aria-hidden': 'true' }, cell);
    }

    /* Draws the visible rows and some more; all of them for a printer. The box that they are in
       grows with them, to no more than the height of the window. */
    function draw(again, all) {
        const height = rowHeight(), some = 12;
        let first = Math.max(0, Math.floor(scroller.scrollTop / height) - some);
        let last = Math.min(rows.length, Math.ceil((scroller.scrollTop
            + Math.max(scroller.clientHeight, window.innerHeight)) / height) + some);
        if (all) {
            first = 0;
            last = rows.length;
        }
        if (!again && first === drawn.first && last === drawn.last)
            return;
        const before = again ? new Map() : drawn.rows;
        drawn = { first, last, rows: new Map() };
        const parts = [];
        if (first > 0)
            parts.push(spacer(first * height));
        for (let i = first; i < last; i++) {
            drawn.rows.set(i, before.get(i) || drawRow(rows[i], i));
            parts.push(drawn.rows.get(i));
        }
        if (last < rows.length)
            parts.push(spacer((rows.length - last) * height));
        byId('grid-body').replaceChildren(...parts);
        point();
    }

    function point() {
        const id = 'cell-' + active.row + '-' + active.column;
        if (byId(id) !== null)
            grid.setAttribute('aria-activedescendant', id);
        else
            grid.removeAttribute('aria-activedescendant');
    }

    function showRows() {
        flatten();
        active.row = Math.max(0, Math.min(active.row, rows.length - 1));
        active.column = Math.min(active.column, shownRuns.length);
        grid.setAttribute('aria-rowcount', String(rows.length + 1));
        draw(true);
    }

    function refresh() {
        shownRuns = runs.filter(run => run.shown);
        buildTree();
        drawHead();
        showRows();
        const total = state.filters.rows === 'rules'
            ? count(tree.reduce((sum, c) => sum + c.pairs.length, 0), 'rule') + ' covered by '
            + count(chosenTests.length, 'test') : count(chosenTests.length, 'test') + ' of '
            + tests.length.toLocaleString('en');
        byId('matrix-count').textContent = total + ', ' + count(shownRuns.length, 'JVM')
            + (chosenTests.length === 0 ? ': nothing is left by these filters' : '');
        byId('matrix-names').textContent = plain(shownRuns.map(runName).join('; '));
        writeAddress();
    }

    function moveTo(row, column) {
        active.row = Math.max(0, Math.min(row, rows.length - 1));
        active.column = Math.max(0, Math.min(column, shownRuns.length));
        const height = rowHeight(), head = byId('grid-head').offsetHeight;
        const top = active.row * height;
        if (top < scroller.scrollTop)
            scroller.scrollTop = top;
        else if (top + height + head > scroller.scrollTop + scroller.clientHeight - 16)
            scroller.scrollTop = top + height + head - scroller.clientHeight + 16;
        draw(true);
        const cell = byId('cell-' + active.row + '-' + active.column);
        if (cell !== null && active.column > 0) {
            const stuck = grid.querySelector('thead th').offsetWidth;
            if (cell.offsetLeft - stuck < scroller.scrollLeft)
                scroller.scrollLeft = cell.offsetLeft - stuck;
            else if (cell.offsetLeft + cell.offsetWidth > scroller.scrollLeft
                + scroller.clientWidth)
                scroller.scrollLeft = cell.offsetLeft + cell.offsetWidth - scroller.clientWidth;
        }
    }

    function toggle(node, open) {
        toggled.set(node.key, open === undefined ? !isOpen(node) : open);
        showRows();
    }

    /* Opens the cell, or the gravest of the row from its name; a group opens and closes. */
    function enter() {
        const node = rows[active.row];
        if (node === undefined)
            return;
        if (node.children.length > 0 && (active.column === 0 || node.kind !== 'rule')) {
            toggle(node);
            return;
        }
        let run = shownRuns[active.column - 1];
        if (active.column === 0)
            for (const other of shownRuns) {
                const verdict = verdictIn(node, other);
                if (verdict !== null && (run === undefined
                    || GRAVITY[verdict] > GRAVITY[verdictIn(node, run)]))
                    run = other;
            }
        if (run !== undefined && verdictIn(node, run) !== null)
            openCell(testBehind(node, run), run);
    }

    /* Of the tests of a rule the one that makes its verdict. */
    function testBehind(node, run) {
        const verdict = verdictIn(node, run);
        return node.tests.find(test => (test.cells[run.index] || { results: [] }).results
            .some(r => node.rule === null || verdictOfRule(r.detail, node.rule.id) === verdict))
            || node.tests[0];
    }

    function onGridKey(event) {
        const page = Math.max(1, Math.floor(scroller.clientHeight / rowHeight()) - 3);
        const node = rows[active.row];
        let { row, column } = active;
        if (event.altKey || event.metaKey || node === undefined)
            return;
        switch (event.key) {
        case 'ArrowUp': row--; break;
        case 'ArrowDown': row++; break;
        case 'PageUp': row -= page; break;
        case 'PageDown': row += page; break;
        case 'Home': if (event.ctrlKey) row = 0; column = 0; break;
        case 'End': if (event.ctrlKey) row = rows.length - 1; column = shownRuns.length; break;
        case 'ArrowLeft':
            if (column > 0)
                column--;
            else if (node.children.length > 0 && isOpen(node))
                toggle(node, false);
            else if (node.parent !== null)
                row = rows.indexOf(node.parent);
            break;
        case 'ArrowRight':
            if (column === 0 && node.children.length > 0 && !isOpen(node))
                toggle(node, true);
            else
                column++;
            break;
        case 'Enter':
        case ' ':
            event.preventDefault();
            enter();
            return;
        default:
            return;
        }
        event.preventDefault();
        moveTo(row, column);
    }

    function onGridClick(event) {
        const cell = event.target.closest('[data-row]');
        if (cell === null)
            return;
        active.row = Number(cell.dataset.row);
        active.column = Number(cell.dataset.column);
        draw(true);
        grid.focus({ preventScroll: true });
        enter();
    }

    /* ---- A cell ---- */

    const dialog = byId('cell');
    let shown = null;

    function commandLine(run, test, number) {
        const command = text(number);
        return command === null ? null : command.split('\u0003').join(test.id)
            .split('\u0002').join(run.run.argument_line)
            .split('\u0001').join(run.vm.home || '');
    }

    function copyText(words, button) {
        const done = () => {
            button.textContent = 'Copied';
            setTimeout(() => { button.textContent = 'Copy'; }, 1500);
        };
        const byHand = () => {
            const area = make('textarea', { readonly: true });
            area.value = words;
            dialog.append(area);
            area.select();
            const copied = document.execCommand('copy');
            area.remove();
            if (copied)
                done();
        };
        if (navigator.clipboard)
            navigator.clipboard.writeText(words).then(done, byHand);
        else
            byHand();
    }

    function paste(name, words) {
        if (words === null)
            return null;
        const button = make('button', { type: 'button', 'aria-label': 'Copy the line: ' + name },
            'Copy');
        button.addEventListener('click', () => copyText(words, button));
        return make('div', { class: 'paste' }, make('span', null, name), make('code', null, words),
            button);
    }

    function diffLine(number) {
        const [kind, words, line, cites] = data.lines[number];
        const name = kind === 1 ? 'missing' : kind === 2 ? 'extra' : 'same';
        const mark = kind === 1 ? '\u2212' : kind === 2 ? '+' : ' ';
        const ids = list(cites).map(text);
        return make('div', { class: name, title: line > 0 ? 'line ' + line + ' of the expected file'
            : 'actual, not expected' },
        make('span', { 'aria-label': kind > 0 ? name === 'missing' ? 'expected:' : 'actual:'
            : null,
            role: kind > 0 ? 'img' : null }, mark),
        make('span', null, text(words)),
        ids.length > 0 ? make('span', { class: 'cite' }, ids.map(id => '[' + id + ']').join(' '))
            : null);
    }

    function comparisonOf(facts) {
        if (facts.comparison.length === 0)
            return [];
        const same = facts.comparison.every(line => data.lines[line][0] === 0);
        const box = make('div', { class: 'diff mono', tabindex: '0', role: 'group',
            'aria-label': 'Comparison' }, facts.comparison.map(diffLine));
        if (facts.omitted > 0)
            box.append(make('div', { class: 'gap' }, make('span', null, '+'), make('span', null,
                '... and ' + facts.omitted + ' more lines that are not expected')));
        return [make('h3', null, same ? 'As expected'
            : 'Expected (\u2212) and actual (+)'), box];
    }

    /* ---- What a result rests on: the specification and known deviations ---- */

    const tracker = bug => {
        const other = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(bug);
        return /^JDK-\d+$/.test(bug) ? 'https://bugs.openjdk.org/browse/' + bug
            : other !== null ? 'https://github.com/' + other[1] + '/issues/' + other[2] : null;
    };

    const causeOf = id => Object.hasOwn(data.causes, id) ? data.causes[id] : null;

    function bugLinks(bugs) {
        return bugs.split(', ').map((bug, index) => [index > 0 ? ', ' : '',
            tracker(bug) === null ? bug : make('a', { href: tracker(bug), rel: 'noreferrer' },
                bug)]);
    }

    /* The rule's place in the specification of that release, or null. */
    function sectionOf(id, release) {
        const rule = ruleById.get(id);
        const edition = Object.hasOwn(data.editions, release) ? data.editions[release] : null;
        if (edition === null || !rule || rule.foreign || !edition[1].startsWith('https://'))
            return null;
        const named = rule.category !== 'section' && /^\w+$/.test(rule.subject);
        return make('a', { class: 'quiet', rel: 'noreferrer', href: edition[1]
            + (named ? '#' + rule.subject : ''), title: edition[0] },
        'specification' + (named ? ' of ' + rule.subject : ''));
    }

    const newest = () => Math.max(...runs.map(run => run.run.specification || 0));

    function knownPart(known) {
        if (known === null)
            return [];
        return known.split(', ').map(id => {
            const cause = causeOf(id);
            return make('p', null, 'Known deviation ', make('a', { class: 'mono',
                href: matrixLink({ text: id }) }, id), cause === null
                ? '. The suite does not record it.' : [' (', cause[1], cause[3] === null ? null
                    : [', ', bugLinks(cause[3])], '): ', make('strong', null, cause[0] + '. '),
                cause[2]]);
        });
    }

    function rulesPart(facts, run) {
        if (facts.rules.length === 0)
            return [];
        const cited = new Set();
        for (const line of facts.comparison)
            if (data.lines[line][0] > 0)
                for (const id of list(data.lines[line][3]))
                    cited.add(text(id));
        const order = facts.rules.map(number => rules[number])
            .sort((a, b) => Number(cited.has(b.id)) - Number(cited.has(a.id)));
        return [make('h3', null, 'Rules'), make('ul', { class: 'rules' }, order.map(rule =>
            make('li', null, cited.has(rule.id) ? make('strong', null, 'differs ') : null,
                make('a', { class: 'mono', href: matrixLink({ text: 'rule:' + rule.id }) },
                    rule.id),
                ' ', make('span', { class: 'level' }, LEVELS[rule.level] || ''), ' ',
                    rule.wording, ' ', sectionOf(rule.id, run.run.specification))))];
    }

    function streamPart(facts, [name, cut, lines]) {
        const words = list(lines).map(text);
        if (words.length === 0)
            return null;
        const open = name !== 'transcript' && facts.verdict !== 'KNOWN';
        return make('details', { class: 'fold', open }, make('summary', null,
            'The JVM\u2019s ' + name
            + ': ' + count(words.length, 'line') + (cut ? ', its end' : '')),
        make('pre', { class: 'output', tabindex: '0' }, words.map(plain).map(word =>
            document.createTextNode(word + '\n'))));
    }

    function othersPart(test, run) {
        if (runs.length < 2)
            return [];
        return [make('h3', null, 'On each JVM'), make('div', { class: 'others' }, runs
            .filter(other => test.cells[other.index]).map(other => make('button', { type: 'button',
                title: other.label, 'aria-current': other === run ? 'true' : null,
                on: { click: () => openCell(test, other) } }, other.letter + ' ' + other.short
                .filter(part => part).join(' '), badge(test.cells[other.index].verdict))))];
    }

    function resultPart(test, run, result, several) {
        const facts = detail(result.detail);
        const ended = facts.signal > 0 ? 'ended by signal ' + facts.signal
            : facts.exit > 0 ? 'exit status ' + facts.exit : null;
        return make('div', null,
            several ? make('h3', null, 'Repeat ' + result.repeat + ' ', badge(facts.verdict))
                : null,
            facts.challenge !== null ? make('p', null, 'This test is believed wrong, and counts'
                + ' nowhere: ' + facts.challenge + ' Its verdict: ', badge(facts.verdict)) : null,
            facts.reason !== null ? make('p', null, facts.reason) : null,
            knownPart(facts.known),
            facts.overdue !== null ? make('p', null, 'To be reviewed: ' + facts.overdue) : null,
            make('p', { class: 'quiet' }, [seconds(result.ms),
                ended].filter(part => part).join(', ')),
            comparisonOf(facts), rulesPart(facts, run),
            make('h3', null, 'See it again'), paste('again', commandLine(run, test, result.again)),
            paste('by hand', commandLine(run, test, result.hand)),
            text(result.kept) !== null ? paste('record', text(result.kept)) : null,
            facts.streams.map(stream => streamPart(facts, stream)));
    }

    function openCell(test, run) {
        const cell = test.cells[run.index];
        if (cell === undefined)
            return;
        shown = { test, run };
        state.open = test.id + '@' + run.index;
        const results = cell.results.slice().sort((a, b) => a.repeat - b.repeat);
        byId('cell-body').replaceChildren(badge(cell.verdict), make('h2', { id: 'cell-title',
            class: 'mono' }, test.id), make('p', null, test.title), make('p', { class: 'quiet' },
            runName(run)), ...othersPart(test, run),
        ...results.map(result => resultPart(test, run, result, results.length > 1)));
        byId('cell-left').disabled = beside(-1) === null;
        byId('cell-right').disabled = beside(1) === null;
        byId('cell-up').disabled = nextTest(-1) === null;
        byId('cell-down').disabled = nextTest(1) === null;
        if (!dialog.open)
            dialog.showModal();
        dialog.scrollTop = 0;
        writeAddress();
    }

    /* The next JVM in that direction on which the test has a result. */
    function beside(step) {
        for (let i = runs.indexOf(shown.run) + step; i >= 0 && i < runs.length; i += step)
            if (runs[i].shown && shown.test.cells[i] !== undefined)
                return runs[i];
        return null;
    }

    /* The next test in that direction, of those that the filters leave, with a result. */
    function nextTest(step) {
        for (let i = chosenTests.indexOf(shown.test) + step; i >= 0 && i < chosenTests.length;
            i += step)
            if (chosenTests[i].cells[shown.run.index] !== undefined)
                return chosenTests[i];
        return null;
    }

    function closed() {
        shown = null;
        state.open = null;
        writeAddress();
        if (state.view === 'matrix')
            grid.focus({ preventScroll: true });
    }

    function openNamed(name) {
        const at = name.lastIndexOf('@');
        const test = tests.find(other => other.id === name.slice(0, at));
        const run = runs[Number(name.slice(at + 1))];
        if (test !== undefined && run !== undefined)
            openCell(test, run);
    }

    /* ---- Coverage ---- */

    const isError = rule => rule.id.includes(':');
    const isTestable = rule => rule.tests.length > 0 || !/^no\b/.test(rule.testable);

    function coverOf(all) {
        const sums = { rules: [0, 0], errors: [0, 0], not: 0 };
        for (const rule of all) {
            const sum = isError(rule) ? sums.errors : sums.rules;
            if (!isTestable(rule))
                sums.not++;
            else
                sum[1]++;
            if (rule.tests.length > 0)
                sum[0]++;
        }
        return sums;
    }

    function gauge(held, all) {
        return make('div', { class: 'gauge', role: 'img', 'aria-label': held + ' of ' + all },
            make('span', { width: (all > 0 ? 100 * held / all : 0) + '%' }));
    }

    function ruleLine(rule) {
        let mark;
        if (rule.tests.length > 0) {
            let gravest = null;
            for (const run of runs)
                for (const test of rule.tests)
                    for (const result of (test.cells[run.index] || { results: [] }).results)
                        gravest = worse(gravest, verdictOfRule(result.detail, rule.id));
            mark = [badge(gravest || 'NA'), ' ', make('a', { href: matrixLink({ text: 'rule:'
                + rule.id }) }, count(rule.tests.length, 'test'))];
        } else {
            mark = make('span', { class: 'badge is-' + (isTestable(rule) ? 'WEAK' : 'NA') },
                isTestable(rule) ? 'no test' : 'not testable');
        }
        return make('li', null, make('code', null, rule.id), ' ', make('span', { class: 'level' },
            LEVELS[rule.level] || ''), ' ', rule.wording, ' ', mark, ' ', sectionOf(rule.id, newest()),
        isTestable(rule) ? null : make('span', { class: 'quiet' }, ' ' + rule.testable
            .replace(/^no:?\s*/, '')));
    }

    function fold(title, all, build) {
        const sums = coverOf(all);
        const held = sums.rules[0] + sums.errors[0], testable = sums.rules[1] + sums.errors[1];
        const part = make('details', { class: 'fold' }, make('summary', null,
            make('span', { class: 'grow' }, title),
            make('span', { class: 'number' }, 'rules ' + sums.rules[0] + ' / ' + sums.rules[1]),
            make('span', { class: 'number' }, 'errors ' + sums.errors[0] + ' / ' + sums.errors[1]),
            make('span', null, gauge(held, testable))));
        part.addEventListener('toggle', () => {
            if (part.open && part.children.length === 1)
                put(part, [build()]);
        });
        return part;
    }

    function grouped(all, key) {
        const groups = new Map();
        for (const item of all) {
            if (!groups.has(item[key]))
                groups.set(item[key], []);
            groups.get(item[key]).push(item);
        }
        return [...groups].sort((a, b) => compareText(a[0], b[0]));
    }

    function tile(words, held, all) {
        return make('div', { class: 'tile' }, make('b', null, held.toLocaleString('en') + ' / '
            + all.toLocaleString('en')), words);
    }

    function buildCoverage() {
        linkRules();
        const official = specification.filter(rule => !rule.foreign);
        const sums = coverOf(official);
        const subjects = grouped(official.filter(rule => rule.category !== 'section'), 'subject');
        const events = subjects.filter(([, all]) => all[0].category === 'event');
        const functions = subjects.filter(([, all]) => all[0].category !== 'event');
        const held = groups => groups.filter(([, all]) => all.some(r => r.tests.length > 0)).length;
        put(byId('coverage-body'), [
            make('p', null, 'What the specification requires, and which of it the tests in this'
                + ' report cover, of all that can be tested. A rule opens the tests that cover it.'),
            make('div', { class: 'tiles' },
                tile('rules', sums.rules[0], sums.rules[1]),
                tile('documented errors', sums.errors[0], sums.errors[1]),
                tile('functions', held(functions), functions.length),
                tile('events', held(events), events.length)),
            grouped(specification, 'category').map(([category, all]) => fold(category, all, () =>
                grouped(all, 'subject').map(([subject, own]) => fold(subject, own, () =>
                    make('ul', { class: 'rules' }, own.map(ruleLine))))))]);
    }

    /* ---- Time ---- */

    /* Between two of them, in proportion: the median of an even number is the mean of the middle. */
    function quantile(sorted, part) {
        const at = part * (sorted.length - 1), low = Math.floor(at);
        return sorted.length === 0 ? 0
            : sorted[low] + (at - low) * ((sorted[low + 1] || sorted[low]) - sorted[low]);
    }

    function bar(part) {
        return make('div', { class: 'gauge' }, make('span', { width: 100 * part + '%' }));
    }

    const timeIn = cell => Math.max(...cell.results.map(result => result.ms));

    function buildTime() {
        const perRun = runs.map(run => {
            const sorted = run.times.slice().sort((a, b) => a - b);
            const sum = sorted.reduce((a, b) => a + b, 0);
            return make('tr', null, make('th', { scope: 'row' }, runName(run)),
                [(run.run.seconds || 0) * 1000, sum, quantile(sorted, 0.5), quantile(sorted, 0.95),
                    quantile(sorted, 1)].map(ms => make('td', { class: 'number' }, seconds(ms))),
                make('td', { class: 'number' }, run.run.jobs));
        });
        const slow = testsInOrder.map(test => {
            let run = null;
            for (const other of runs)
                if (test.cells[other.index] && (run === null
                    || timeIn(test.cells[other.index]) > timeIn(test.cells[run.index])))
                    run = other;
            const all = test.cells.filter(cell => cell).map(timeIn).sort((a, b) => a - b);
            return { test, run, ms: run === null ? 0 : timeIn(test.cells[run.index]),
                median: quantile(all, 0.5) };
        }).filter(item => item.run !== null).sort((a, b) => b.ms - a.ms).slice(0, 40);
        const categories = grouped(testsInOrder, 'category').map(([category, own]) => ({ category,
            tests: own.length, ms: own.reduce((sum, test) => sum + test.cells.reduce((a, cell) =>
                a + (cell ? cell.results.reduce((b, result) => b + result.ms, 0) : 0), 0), 0) }))
            .sort((a, b) => b.ms - a.ms);
        const most = categories.length > 0 ? categories[0].ms : 0;
        put(byId('time-body'), [
            table([heading('JVM'), heading('Wall time', true), heading('Sum of tests', true),
                heading('Median', true), heading('95 %', true), heading('Longest', true),
                heading('At a time', true)], perRun),
            make('h3', null, 'Slowest tests'),
            table([heading('Test'), heading('Longest', true), heading('On'),
                runs.length > 1 ? heading('Median of JVMs', true) : null, make('td')],
            slow.map(item => make('tr', null,
                make('th', { scope: 'row', class: 'mono' }, make('a', { href: address('matrix',
                    { text: item.test.id }, item.test.id + '@' + item.run.index) }, item.test.id)),
                make('td', { class: 'number' }, seconds(item.ms)),
                make('td', { title: item.run.label }, runs.length > 1 ? item.run.letter + ' ' : '',
                    item.run.short.filter(part => part).join(' ')),
                runs.length > 1 ? make('td', { class: 'number' }, seconds(item.median)) : null,
                make('td', null, bar(item.ms / (slow[0].ms || 1)))))),
            make('h3', null, 'Categories'),
            table([heading('Category'), heading('Tests', true), heading('Sum on all JVMs', true),
                make('td')], categories.map(item => make('tr', null,
                make('th', { scope: 'row' }, item.category), make('td', { class: 'number' },
                    item.tests), make('td', { class: 'number' }, seconds(item.ms)),
                make('td', null, bar(most > 0 ? item.ms / most : 0)))))]);
    }

    /* ---- The page ---- */

    const built = {};
    const BUILDERS = { summary: buildSummary, coverage: buildCoverage, time: buildTime };

    function fillFilters() {
        const option = (value, words) => make('option', { value }, words);
        const categories = [...new Set(testsInOrder.map(test => test.category))];
        byId('filter-category').append(option('', 'all'), ...categories.map(c => option(c, c)));
        byId('filter-on').append(option('', 'any JVM'), ...runs.map(run =>
            option(String(run.index), runName(run))));
        byId('filter-verdicts').append(...verdictsUsed.map(v => make('label', { title: MEANING[v] },
            make('input', { type: 'checkbox', value: v }), v)));
        const changes = CHANGES.filter(change => tests.some(test => test.change === change));
        byId('filter-change').append(option('', 'all'), ...changes.map(c => option(c, c)));
        byId('filter-change-label').hidden = changes.length === 0;
        byId('filter-differ').parentElement.hidden = runs.length < 2;
        byId('filter-on').parentElement.hidden = runs.length < 2;
        byId('columns').hidden = runs.length < 2;
        byId('columns').lastElementChild.append(...runs.map(run => {
            const box = make('input', { type: 'checkbox', checked: true });
            box.addEventListener('change', () => {
                run.shown = box.checked;
                refresh();
            });
            return make('label', null, box, runName(run));
        }));
    }

    function setFilters() {
        const { filters } = state;
        byId('filter-text').value = filters.text;
        for (const key of ['rows', 'category', 'level', 'change', 'on']) {
            byId('filter-' + key).value = filters[key];
            if (byId('filter-' + key).value !== filters[key]) {
                filters[key] = NOTHING[key];
                byId('filter-' + key).value = NOTHING[key];
            }
        }
        for (const box of byId('filter-verdicts').querySelectorAll('input'))
            box.checked = filters.verdicts.includes(box.value);
        byId('filter-differ').checked = filters.differ;
    }

    function takeFilters() {
        state.filters = { text: byId('filter-text').value, rows: byId('filter-rows').value,
            category: byId('filter-category').value, level: byId('filter-level').value,
            change: byId('filter-change').value, on: byId('filter-on').value,
            verdicts: [...byId('filter-verdicts').querySelectorAll('input')]
                .filter(box => box.checked).map(box => box.value),
            differ: byId('filter-differ').checked };
        toggled.clear();
        scroller.scrollTop = 0;
        active.row = 0;
        refresh();
    }

    function show() {
        readAddress();
        if (dialog.open && state.open === null)
            dialog.close();
        for (const view of VIEWS)
            byId('view-' + view).hidden = view !== state.view;
        for (const link of document.querySelectorAll('nav a'))
            if (link.getAttribute('href') === '#' + state.view)
                link.setAttribute('aria-current', 'page');
            else
                link.removeAttribute('aria-current');
        const open = state.open;
        if (state.view === 'matrix') {
            setFilters();
            toggled.clear();
            scroller.scrollTop = 0;
            active.row = 0;
            active.column = 0;
            refresh();
        } else if (!built[state.view]) {
            BUILDERS[state.view]();
            built[state.view] = true;
        }
        if (open !== null)
            openNamed(open);
    }

    function every(frame) {
        let due = false;
        return () => {
            if (!due)
                requestAnimationFrame(() => {
                    due = false;
                    frame();
                });
            due = true;
        };
    }

    function setAll(open) {
        const visit = nodes => {
            for (const node of nodes) {
                if (node.children.length > 0 && node.kind !== 'rule')
                    toggled.set(node.key, open || node.kind === 'subject');
                visit(node.children);
            }
        };
        visit(tree);
        showRows();
    }

    function listen() {
        const form = byId('filters');
        let waiting = 0;
        form.addEventListener('submit', event => event.preventDefault());
        form.addEventListener('input', event => {
            clearTimeout(waiting);
            if (event.target.closest('#columns') === null)
                waiting = setTimeout(takeFilters, event.target.type === 'search' ? 120 : 0);
        });
        form.addEventListener('reset', () => setTimeout(takeFilters, 0));
        byId('expand').addEventListener('click', () => setAll(true));
        byId('collapse').addEventListener('click', () => setAll(false));
        scroller.addEventListener('scroll', every(() => draw(false)), { passive: true });
        window.addEventListener('resize', every(() => {
            if (state.view === 'matrix') {
                drawHead();
                draw(true);
            }
        }));
        grid.addEventListener('keydown', onGridKey);
        grid.addEventListener('click', onGridClick);
        byId('cell-close').addEventListener('click', () => dialog.close());
        byId('cell-left').addEventListener('click', () => openCell(shown.test, beside(-1)));
        byId('cell-right').addEventListener('click', () => openCell(shown.test, beside(1)));
        byId('cell-up').addEventListener('click', () => openCell(nextTest(-1), shown.run));
        byId('cell-down').addEventListener('click', () => openCell(nextTest(1), shown.run));
        dialog.addEventListener('close', closed);
        dialog.addEventListener('click', event => {
            if (event.target === dialog || event.target.closest('a') !== null)
                dialog.close();
        });
        document.addEventListener('keydown', event => {
            const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
            if (event.key === '/' && !typing && state.view === 'matrix' && !dialog.open) {
                event.preventDefault();
                byId('filter-text').focus();
            }
        });
        window.addEventListener('hashchange', show);
        window.addEventListener('beforeprint', () => state.view === 'matrix' && draw(true, true));
        window.addEventListener('afterprint', () => state.view === 'matrix' && draw(true));
    }

    const revisions = [...new Set(runs.map(run => run.run.revision))];
    const started = runs.map(run => run.run.started).filter(time => time > 0);
    const days = [...new Set([Math.min(...started), Math.max(...started)].filter(Number.isFinite)
        .map(time => new Date(time * 1000).toISOString().slice(0, 10)))];
    byId('lead').textContent = plain([count(tests.length, 'test') + ' on ' + (runs.length === 1
        ? runs[0].label : count(runs.length, 'JVM')), 'suite ' + revisions.join(', '),
    days.join(' to ')].filter(part => part).join('; ') + '.');
    document.title = plain('JVM TI conformance: ' + (runs.length === 1 ? runs[0].label
        : count(runs.length, 'JVM')));
    fillFilters();
    listen();
    show();
}());
