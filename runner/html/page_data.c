/* SPDX-License-Identifier: Apache-2.0 */

/* The data of the page. 2,000 tests on 20 JVMs are 40,000 results, most of which say the same
 * in the same words: texts, rules, lines, lists and details of results are kept once
 * each in a pool and referred to by index, -1 for none. reports/report.js reads it. */
#include "html/page_data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "html/interned.h"
#include "html/page_notes.h"
#include "spec/rules.h"
#include "spec/spec_index.h"

enum { DATA_FORMAT = 1 };

/* Placeholders in command lines for the home and the arguments of the JVM, and for the name of
 * the test, so that they are the same for many results. */
#define HOME_PLACE "\001"
#define ARGUMENTS_PLACE "\002"
#define TEST_PLACE "\003"

struct page {
    struct interned texts;   /* strings */
    struct interned rules;   /* [text of the id, level, text of the wording] */
    struct interned lines;   /* [kind, text, line of the expected file, list of rules] */
    struct interned lists;   /* of numbers */
    struct interned details; /* see detail_of */
    struct interned tests;   /* texts of ids */
    json_t *titles;          /* of tests, as texts */
    json_t *runs;
    json_t *changes; /* names of changes by id; empty unless two runs were compared */
};

struct page *page_new(void)
{
    struct page *page = xcalloc(1, sizeof *page);
    struct interned *pools[] = {&page->texts, &page->rules,   &page->lines,
                                &page->lists, &page->details, &page->tests};
    for (size_t i = 0; i < sizeof pools / sizeof pools[0]; i++)
        interned_open(pools[i]);
    page->titles = json_array();
    page->runs = json_array();
    page->changes = json_object();
    return page;
}

void page_free(struct page *page)
{
    struct interned *pools[] = {&page->texts, &page->rules,   &page->lines,
                                &page->lists, &page->details, &page->tests};
    for (size_t i = 0; i < sizeof pools / sizeof pools[0]; i++)
        interned_close(pools[i]);
    json_decref(page->titles);
    json_decref(page->runs);
    json_decref(page->changes);
    free(page);
}

size_t page_runs(const struct page *page)
{
    return json_array_size(page->runs);
}

void page_change(struct page *page, const char *id, const char *change)
{
    json_object_set_new(page->changes, id, json_string(change));
}

static const char *text_in(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static json_int_t number_in(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

/* The place of a name in a null-terminated list, -1 if it is not there. */
static int place_of(const char *name, const char *const *names)
{
    for (int i = 0; name != NULL && names[i] != NULL; i++)
        if (strcmp(name, names[i]) == 0)
            return i;
    return -1;
}

static void append(json_t *list, json_int_t number)
{
    json_array_append_new(list, json_integer(number));
}

static json_int_t list_of_texts(struct page *page, const json_t *texts)
{
    json_t *list = json_array();
    size_t index;
    json_t *text;
    json_array_foreach (texts, index, text)
        append(list, interned_text(&page->texts, json_string_value(text)));
    return interned_value(&page->lists, list);
}

static json_int_t rules_of(struct page *page, const json_t *rules)
{
    static const char *const levels[] = {"may", "should", "must", NULL};
    json_t *list = json_array();
    size_t index;
    json_t *rule;
    json_array_foreach (rules, index, rule) {
        if (text_in(rule, "id") == NULL)
            continue;
        json_t *row = json_array();
        append(row, interned_text(&page->texts, text_in(rule, "id")));
        append(row, place_of(text_in(rule, "level"), levels));
        append(row, interned_text(&page->texts, text_in(rule, "wording")));
        append(list, interned_value(&page->rules, row));
    }
    return interned_value(&page->lists, list);
}

static json_int_t comparison_of(struct page *page, const json_t *comparison)
{
    static const char *const kinds[] = {"same", "missing", "extra", NULL};
    json_t *list = json_array();
    size_t index;
    json_t *line;
    json_array_foreach (comparison, index, line) {
        json_t *row = json_array();
        append(row, place_of(text_in(line, "kind"), kinds));
        append(row, interned_text(&page->texts, text_in(line, "text")));
        append(row, number_in(line, "line"));
        append(row, list_of_texts(page, json_object_get(line, "rules")));
        append(list, interned_value(&page->lines, row));
    }
    return interned_value(&page->lists, list);
}

static void append_stream(struct page *page, json_t *list, const json_t *stream)
{
    append(list, json_is_true(json_object_get(stream, "cut")));
    append(list, list_of_texts(page, json_object_get(stream, "lines")));
}

/* The details of a result, which may be the same for many results. */
static json_int_t detail_of(struct page *page, const json_t *result)
{
    json_t *row = json_array();
    append(row, interned_text(&page->texts, text_in(result, "verdict")));
    append(row, interned_text(&page->texts, text_in(result, "reason")));
    append(row, interned_text(&page->texts, text_in(result, "known")));
    append(row, rules_of(page, json_object_get(result, "rules")));
    append(row, comparison_of(page, json_object_get(result, "comparison")));
    append(row, number_in(result, "omitted"));
    append(row, number_in(result, "exit_status"));
    append(row, number_in(result, "signal"));
    append_stream(page, row, json_object_get(result, "transcript"));
    append_stream(page, row, json_object_get(result, "stdout"));
    append_stream(page, row, json_object_get(result, "stderr"));
    append(row, interned_text(&page->texts, text_in(result, "challenge")));
    append(row, interned_text(&page->texts, text_in(result, "overdue")));
    return interned_value(&page->details, row);
}

/* The text with the place instead of the part, at each occurrence. Frees the text. */
static char *abridged(char *text, const char *part, const char *place)
{
    size_t length = strlen(part);
    const char *rest = text, *found;
    char *shorter = NULL;
    size_t size = 0;
    if (length == 0 || strstr(text, part) == NULL)
        return text;
    FILE *stream = open_memstream(&shorter, &size);
    for (; (found = strstr(rest, part)) != NULL; rest = found + length)
        fprintf(stream, "%.*s%s", (int)(found - rest), rest, place);
    fputs(rest, stream);
    fclose(stream);
    free(text);
    return shorter;
}

/* What abridges the command lines of a run. */
struct places {
    const char *home;
    char *arguments;
};

static json_int_t command_of(struct page *page, const json_t *result, const char *key,
                             const struct places *places)
{
    const char *command = text_in(result, key);
    if (command == NULL || strpbrk(command, HOME_PLACE ARGUMENTS_PLACE TEST_PLACE) != NULL)
        return -1;
    char *text = abridged(xstrdup(command), places->home, HOME_PLACE);
    text = abridged(text, places->arguments, ARGUMENTS_PLACE);
    text = abridged(text, text_in(result, "id"), TEST_PLACE);
    json_int_t number = interned_text(&page->texts, text);
    free(text);
    return number;
}

static json_int_t test_of(struct page *page, const json_t *result)
{
    json_int_t test = interned_text(&page->tests, text_in(result, "id"));
    if ((size_t)test == json_array_size(page->titles))
        append(page->titles, interned_text(&page->texts, text_in(result, "title")));
    return test;
}

/* Whole milliseconds; what no clock can have measured is 0. */
static json_int_t milliseconds_of(const json_t *result)
{
    double seconds = json_number_value(json_object_get(result, "seconds"));
    return seconds > 0 && seconds < 1e9 ? (json_int_t)(seconds * 1000) : 0;
}

static void add_result(struct page *page, json_t *cells, const json_t *result,
                       const struct places *places)
{
    if (text_in(result, "id") == NULL || text_in(result, "verdict") == NULL)
        return;
    append(cells, test_of(page, result));
    append(cells, number_in(result, "repeat"));
    append(cells, detail_of(page, result));
    append(cells, milliseconds_of(result));
    append(cells, command_of(page, result, "rerun", places));
    append(cells, command_of(page, result, "by_hand", places));
    append(cells, interned_text(&page->texts, text_in(result, "kept")));
}

/* The arguments of the JVM as in a command line. Allocated. */
static char *arguments_of(const json_t *vm)
{
    struct strings words = {0};
    size_t index;
    json_t *word;
    json_array_foreach (json_object_get(vm, "arguments"), index, word)
        if (json_string_value(word) != NULL)
            strings_add(&words, xstrdup(json_string_value(word)));
    char **array = strings_array(&words);
    char *line = array[0] != NULL ? shell_line(array) : xstrdup("");
    string_array_free(array);
    return line;
}

struct page_run {
    struct page *page;
    char *home;
    char *arguments;
    json_t *cells;
};

struct page_run *page_run_begin(struct page *page, const json_t *document)
{
    const json_t *vm = json_object_get(document, "vm");
    const char *home = text_in(vm, "home");
    struct page_run *run = xcalloc(1, sizeof *run);
    *run = (struct page_run){.page = page,
                             .home = xstrdup(home != NULL ? home : ""),
                             .arguments = arguments_of(vm),
                             .cells = json_array()};
    return run;
}

void page_run_result(struct page_run *run, const json_t *result)
{
    add_result(run->page, run->cells, result, &(struct places){run->home, run->arguments});
}

void page_run_end(struct page_run *run, const json_t *document)
{
    json_t *entry = json_object();
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)document, key, value)
        if (strcmp(key, "results") != 0)
            json_object_set(entry, key, value);
    json_object_set_new(entry, "argument_line", json_string(run->arguments));
    json_object_set(entry, "cells", run->cells);
    json_array_append_new(run->page->runs, entry);
    page_run_free(run);
}

void page_run_free(struct page_run *run)
{
    json_decref(run->cells);
    free(run->arguments);
    free(run->home);
    free(run);
}

void page_add(struct page *page, const json_t *document)
{
    struct page_run *run = page_run_begin(page, document);
    size_t index;
    json_t *result;
    json_array_foreach (json_object_get(document, "results"), index, result)
        page_run_result(run, result);
    page_run_end(run, document);
}

/* Every rule and error of the specification, for what is not covered. */
static json_t *specification(struct interned *texts, const struct rules *rules,
                             const struct spec_index *subjects)
{
    size_t count;
    const struct rule *all = rules_all(rules, &count);
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++) {
        if (i + 1 < count && strcmp(all[i].id, all[i + 1].id) == 0)
            continue;
        append(list, interned_text(texts, all[i].id));
        append(list, interned_text(texts, spec_index_category(subjects, all[i].subject)));
        append(list, interned_text(texts, all[i].subject));
        append(list, all[i].level);
        append(list, interned_text(texts, all[i].wording));
        append(list, interned_text(texts, all[i].testable));
    }
    return list;
}

/* The causes that some result names, as the keys of an object. */
static json_t *known_ids(const struct page *page)
{
    json_t *ids = json_object();
    size_t index;
    json_t *row;
    json_array_foreach (page->details.values, index, row) {
        json_int_t known = json_integer_value(json_array_get(row, 2));
        const char *joined = json_string_value(json_array_get(page->texts.values, (size_t)known));
        char *copy = xstrdup(joined != NULL ? joined : ""), *rest = NULL;
        for (char *id = strtok_r(copy, ", ", &rest); id != NULL; id = strtok_r(NULL, ", ", &rest))
            json_object_set_new(ids, id, json_true());
        free(copy);
    }
    return ids;
}

json_t *page_data(struct page *page, const struct home *home)
{
    struct rules *rules = rules_read(home->spec);
    struct spec_index *subjects = spec_index_read(home->spec);
    json_t *root = NULL;
    if (rules != NULL && subjects != NULL) {
        root = json_object();
        json_object_set_new(root, "format", json_integer(DATA_FORMAT));
        json_object_set_new(root, "specification", specification(&page->texts, rules, subjects));
        json_object_set(root, "tests", page->tests.values);
        json_object_set(root, "titles", page->titles);
        json_object_set(root, "rules", page->rules.values);
        json_object_set(root, "lines", page->lines.values);
        json_object_set(root, "lists", page->lists.values);
        json_object_set(root, "details", page->details.values);
        json_object_set(root, "texts", page->texts.values);
        json_object_set(root, "changes", page->changes);
        json_object_set(root, "runs", page->runs);
        json_t *ids = known_ids(page);
        json_object_set_new(root, "causes", page_notes_causes(ids, home, rules));
        json_decref(ids);
        json_object_set_new(root, "editions", page_notes_editions(home->spec));
    }
    if (subjects != NULL)
        spec_index_free(subjects);
    rules_free(rules);
    return root;
}
