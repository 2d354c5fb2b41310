/* SPDX-License-Identifier: Apache-2.0 */
#include "spec/rules.h"

#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"

struct rules {
    struct rule *rules; /* sorted by id, then by first version */
    int *lines;         /* of the table, only while reading */
    size_t count;
    struct strings capabilities;
};

const char *level_name(enum level level)
{
    static const char *const names[] = {"may", "should", "must"};
    return names[level];
}

/* Looks up columns by name; `indexes` gets one index for each. */
static int find_columns(const struct table *table, const char *const *names, int *indexes,
                        char **problem)
{
    for (size_t i = 0; names[i] != NULL; i++) {
        indexes[i] = table_column(table, names[i], problem);
        if (indexes[i] < 0)
            return -1;
    }
    return 0;
}

/* The release that a version cell means: JVM TI 1.0, 1.1 and 1.2 are all in 8. */
static int version_cell(const struct table *table, const char *cell, int *version, char **problem)
{
    char *end;
    long number = strtol(cell, &end, 10);
    if (*cell == '\0')
        *version = 0;
    else if (strcmp(cell, "1.0") == 0 || strcmp(cell, "1.1") == 0 || strcmp(cell, "1.2") == 0)
        *version = 8;
    else if (*end == '\0' && number >= 8 && number < 1000)
        *version = (int)number;
    else {
        *problem = xprintf("%s:%d: '%s' is not a version; write 1.0, 1.1, 1.2 or a release from "
                           "8 on",
                           table->path, table->line, cell);
        return -1;
    }
    return 0;
}

static struct rule *add(struct rules *rules, int line)
{
    if ((rules->count & (rules->count - 1)) == 0) {
        size_t capacity = rules->count > 0 ? 2 * rules->count : 1;
        rules->rules = xrealloc(rules->rules, capacity * sizeof *rules->rules);
        rules->lines = xrealloc(rules->lines, capacity * sizeof *rules->lines);
    }
    rules->lines[rules->count] = line;
    struct rule *rule = &rules->rules[rules->count++];
    *rule = (struct rule){0};
    return rule;
}

static int read_rules(struct rules *rules, const char *directory, char **problem)
{
    enum { ID, SUBJECT, SINCE, UNTIL, CAPABILITY, TESTABLE, WORDING, LEVEL, COLUMNS };
    static const char *const names[] = {"id",       "subject", "since", "until", "capability",
                                        "testable", "rule",    "level", NULL};
    struct table table;
    int column[COLUMNS];
    int got = table_open(&table, directory, "rules.tsv", problem);
    if (got == 0)
        got = find_columns(&table, names, column, problem);
    while (got == 0 && (got = table_next(&table, problem)) == 1) {
        char **cells = table.cells;
        struct rule *rule = add(rules, table.line);
        rule->id = xstrdup(cells[column[ID]]);
        rule->subject = xstrdup(cells[column[SUBJECT]]);
        rule->capability = xstrdup(cells[column[CAPABILITY]]);
        rule->testable = xstrdup(cells[column[TESTABLE]]);
        rule->wording = xstrdup(cells[column[WORDING]]);
        got = version_cell(&table, cells[column[SINCE]], &rule->since, problem);
        if (got == 0)
            got = version_cell(&table, cells[column[UNTIL]], &rule->until, problem);
        for (rule->level = LEVEL_MAY; rule->level <= LEVEL_MUST; rule->level++)
            if (strcmp(level_name(rule->level), cells[column[LEVEL]]) == 0)
                break;
        if (got == 0 && rule->level > LEVEL_MUST) {
            *problem = xprintf("%s:%d: '%s' is not a level; write must, should or may", table.path,
                               table.line, cells[column[LEVEL]]);
            got = -1;
        }
        if (got == 0 && (*rule->id == '\0' || strpbrk(rule->id, " []:") != NULL)) {
            *problem = xprintf("%s:%d: '%s' cannot be cited; an id has no blank, bracket or colon",
                               table.path, table.line, rule->id);
            got = -1;
        }
    }
    table_close(&table);
    return got;
}

/* One row of errors.tsv becomes one clause of the wording. */
static char *error_clause(const char *kind, const char *cause, const char *condition)
{
    if (strcmp(kind, "phase") == 0)
        return xprintf("called in another phase than %s",
                       strncmp(cause, "allowed:", 8) == 0 ? cause + 8 : cause);
    if (strcmp(kind, "capability") == 0)
        return xprintf("%s is not possessed", cause);
    if (strcmp(kind, "universal") == 0)
        return xstrdup("any function may answer so");
    if (*cause != '\0' && *condition != '\0')
        return xprintf("%s: %s", cause, condition);
    return xstrdup(*condition != '\0' ? condition : cause);
}

static bool has_clause(const char *wording, const char *clause)
{
    const char *at = strstr(wording, clause);
    return at != NULL && (at[strlen(clause)] == '\0' || at[strlen(clause)] == ';');
}

/* Joins a further row of the same function and error to its rule. The catch-all of
 * the universal errors says nothing where the function's own table says more. */
static void merge_error(struct rule *rule, const char *kind, char *clause, enum level level,
                        int since, int until)
{
    static const char catch_all[] = "any function may answer so";
    const char *start = strchr(rule->wording, ':') + 2;
    if (strcmp(start, catch_all) == 0) {
        char *wording = xprintf("%.*s%s", (int)(start - rule->wording), rule->wording, clause);
        free(rule->wording);
        rule->wording = wording;
    } else if (strcmp(kind, "universal") != 0 && !has_clause(start, clause)) {
        char *wording = xprintf("%s; or %s", rule->wording, clause);
        free(rule->wording);
        rule->wording = wording;
    }
    if (level > rule->level)
        rule->level = level;
    if (since < rule->since)
        rule->since = since;
    if (until == 0 || rule->until == 0)
        rule->until = 0;
    else if (until > rule->until)
        rule->until = until;
}

static int read_errors(struct rules *rules, const char *directory, char **problem)
{
    enum { FUNCTION, ERROR, KIND, CAUSE, DETECTION, CONDITION, SINCE, UNTIL, TESTABLE, COLUMNS };
    static const char *const names[] = {"function",  "error", "kind",  "cause",    "detection",
                                        "condition", "since", "until", "testable", NULL};
    struct table table;
    int column[COLUMNS];
    int got = table_open(&table, directory, "errors.tsv", problem);
    if (got == 0)
        got = find_columns(&table, names, column, problem);
    size_t function_start = rules->count;
    while (got == 0 && (got = table_next(&table, problem)) == 1) {
        char **cells = table.cells;
        const char *kind = cells[column[KIND]];
        int since, until;
        got = version_cell(&table, cells[column[SINCE]], &since, problem);
        if (got == 0)
            got = version_cell(&table, cells[column[UNTIL]], &until, problem);
        if (got != 0)
            break;
        const char *function = cells[column[FUNCTION]];
        enum level level = strcmp(cells[column[DETECTION]], "must-detect") == 0 ? LEVEL_MUST
                                                                                : LEVEL_SHOULD;
        char *id = xprintf("%s:%s", function, cells[column[ERROR]]);
        char *clause = error_clause(kind, cells[column[CAUSE]], cells[column[CONDITION]]);
        struct rule *same = NULL;
        if (rules->count > function_start
            && strcmp(rules->rules[function_start].subject, function) != 0)
            function_start = rules->count;
        for (size_t i = function_start; i < rules->count && same == NULL; i++)
            if (strcmp(rules->rules[i].id, id) == 0)
                same = &rules->rules[i];
        const char *testable = cells[column[TESTABLE]];
        if (same != NULL) {
            if (strcmp(testable, "yes") == 0) {
                free(same->testable);
                same->testable = xstrdup(testable);
            }
            merge_error(same, kind, clause, level, since, until);
            free(id);
        } else {
            struct rule *rule = add(rules, table.line);
            *rule = (struct rule){.id = id,
                                  .subject = xstrdup(function),
                                  .testable = xstrdup(testable),
                                  .capability = xstrdup(""),
                                  .level = level,
                                  .since = since,
                                  .until = until};
            rule->wording = xprintf("JVMTI_ERROR_%s: %s", cells[column[ERROR]], clause);
        }
        free(clause);
    }
    table_close(&table);
    return got;
}

static int read_capabilities(struct rules *rules, const char *directory, char **problem)
{
    struct table table;
    int column = -1;
    int got = table_open(&table, directory, "capabilities.tsv", problem);
    if (got == 0)
        column = table_column(&table, "capability", problem);
    if (column < 0)
        got = -1;
    while (got == 0 && (got = table_next(&table, problem)) == 1) {
        strings_add(&rules->capabilities, xstrdup(table.cells[column]));
        got = 0;
    }
    table_close(&table);
    return got;
}

static int by_id(const void *a, const void *b)
{
    const struct rule *left = a, *right = b;
    int order = strcmp(left->id, right->id);
    return order != 0 ? order : (left->since > right->since) - (left->since < right->since);
}

/* Two rows of one id are two wordings of a rule, for ranges that do not meet. */
static int check_ids(const struct rules *rules, const char *directory, char **problem)
{
    for (size_t i = 0; i < rules->count; i++)
        for (size_t j = 0; j < i; j++) {
            const struct rule *a = &rules->rules[j], *b = &rules->rules[i];
            if (strcmp(a->id, b->id) == 0 && (a->until == 0 || b->since <= a->until)
                && (b->until == 0 || a->since <= b->until)) {
                *problem = xprintf("%s/rules.tsv:%d: '%s' is already in line %d, for versions "
                                   "that overlap",
                                   directory, rules->lines[i], b->id, rules->lines[j]);
                return -1;
            }
        }
    return 0;
}

struct rules *rules_load(const char *directory, char **problem)
{
    struct rules *rules = xcalloc(1, sizeof *rules);
    if (read_rules(rules, directory, problem) != 0 || check_ids(rules, directory, problem) != 0
        || read_errors(rules, directory, problem) != 0
        || read_capabilities(rules, directory, problem) != 0) {
        rules_free(rules);
        return NULL;
    }
    free(rules->lines);
    rules->lines = NULL;
    if (rules->count > 0)
        qsort(rules->rules, rules->count, sizeof *rules->rules, by_id);
    return rules;
}

struct rules *rules_read(const char *directory)
{
    char *problem;
    struct rules *rules = rules_load(directory, &problem);
    if (rules == NULL) {
        complain("%s", problem);
        free(problem);
    }
    return rules;
}

void rules_free(struct rules *rules)
{
    if (rules == NULL)
        return;
    for (size_t i = 0; i < rules->count; i++) {
        struct rule *rule = &rules->rules[i];
        free(rule->id);
        free(rule->subject);
        free(rule->capability);
        free(rule->wording);
        free(rule->testable);
    }
    free(rules->rules);
    free(rules->lines);
    strings_free(&rules->capabilities);
    free(rules);
}

const struct rule *rules_rows(const struct rules *rules, const char *id, size_t *count)
{
    size_t low = 0, high = rules->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(rules->rules[middle].id, id) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    *count = 0;
    while (low + *count < rules->count && strcmp(rules->rules[low + *count].id, id) == 0)
        ++*count;
    return *count > 0 ? &rules->rules[low] : NULL;
}

const struct rule *rules_find(const struct rules *rules, const char *id)
{
    size_t count;
    const struct rule *rows = rules_rows(rules, id, &count);
    return rows != NULL ? &rows[count - 1] : NULL;
}

const struct rule *rules_all(const struct rules *rules, size_t *count)
{
    *count = rules->count;
    return rules->rules;
}

bool rule_in_force(const struct rule *rule, int spec)
{
    return rule->since <= spec && (rule->until == 0 || spec <= rule->until);
}

bool rule_is_error(const struct rule *rule)
{
    return strchr(rule->id, ':') != NULL;
}

bool rule_of_refused_calls(const struct rule *rule)
{
    return strcmp(rule->id, "functions.error-invalid-input-no-action") == 0;
}

bool rules_have_capability(const struct rules *rules, const char *name)
{
    for (size_t i = 0; i < rules->capabilities.count; i++)
        if (strcmp(rules->capabilities.items[i], name) == 0)
            return true;
    return false;
}
