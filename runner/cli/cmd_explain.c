/* SPDX-License-Identifier: Apache-2.0 */

/* `assay explain`: a rule, a function, an event or an error. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "base/text.h"
#include "base/utf8.h"
#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "coverage/coverage.h"
#include "history/results_file.h"
#include "judge/suite.h"
#include "spec/issues.h"

#define ERROR_PREFIX "JVMTI_ERROR_"

struct explaining {
    const struct rules *rules;
    const struct coverage *coverage;
    struct spec_issues issues;
    struct results_file *files;
    size_t file_count;
};

static void print_range(const struct rule *rule)
{
    if (rule->since > 8)
        printf(", since %d", rule->since);
    if (rule->until != 0)
        printf(", until %d", rule->until);
}

/* What a test gave: a line for each JVM, with the count of each verdict of its cases. */
static void print_results(const struct explaining *explaining, const struct test *test)
{
    for (size_t i = 0; i < explaining->file_count; i++) {
        const struct results_file *file = &explaining->files[i];
        size_t counts[VERDICT_COUNT] = {0};
        size_t total = 0;
        for (size_t j = 0; j < file->count; j++)
            if (test_has_id(test->id, file->results[j].id)) {
                counts[file->results[j].verdict]++;
                total++;
            }
        fputs("          ", stdout);
        utf8_put(stdout, file->label);
        putchar(':');
        for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
            if (counts[verdict] > 0)
                printf(total > 1 ? " %s (%zu)" : " %s", verdict_name((enum verdict)verdict),
                       counts[verdict]);
        puts(total == 0 ? " not run" : "");
    }
}

static void print_rule(const struct explaining *explaining, const struct rule *rule)
{
    printf("[%s] %s", rule->id, level_name(rule->level));
    print_range(rule);
    printf("\n    %s\n", rule->wording);
    if (*rule->testable != '\0' && strcmp(rule->testable, "yes") != 0)
        printf("    testable: %s\n", rule->testable);
    size_t count;
    const struct test *const *tests = coverage_tests(explaining->coverage, rule->id, &count);
    if (count == 0)
        puts("    no test covers it");
    for (size_t i = 0; i < count; i++) {
        printf("    covered by %s\n", tests[i]->id);
        print_results(explaining, tests[i]);
    }
}

static void print_issue(const struct spec_issue *issue)
{
    char *const *cells = issue->cells;
    printf("\n{%s} %s, %s, %s\n", cells[ISSUE_ID], cells[ISSUE_KIND], cells[ISSUE_ELEMENT],
           cells[ISSUE_STATE]);
    printf("    %s\n    why: %s\n    seen: %s\n    shown by: %s\n    proposed: %s\n",
           cells[ISSUE_QUESTION], cells[ISSUE_MATTERS], cells[ISSUE_BEHAVIOR],
           cells[ISSUE_SHOWN_BY], cells[ISSUE_PROPOSAL]);
}

/* What is unclear about it in the specification. */
static void print_issues(const struct spec_issues *issues, const char *name)
{
    for (size_t i = 0; i < issues->count; i++)
        if (spec_issue_is_about(&issues->items[i], name))
            print_issue(&issues->items[i]);
}

static bool is_meant(const struct rule *rule, const char *name)
{
    const char *error = strchr(rule->id, ':');
    const char *bare = strncmp(name, ERROR_PREFIX, strlen(ERROR_PREFIX)) == 0
                           ? name + strlen(ERROR_PREFIX)
                           : name;
    return strcmp(rule->id, name) == 0 || strcmp(rule->subject, name) == 0
           || (error != NULL && strcmp(error + 1, bare) == 0);
}

/* What may have been meant by a name that is none. Allocated. */
static char *hint_for(const struct rule *rules, size_t count, const char *name)
{
    struct nearest nearest = nearest_begin(name);
    for (size_t i = 0; i < count; i++) {
        const char *error = strchr(rules[i].id, ':');
        nearest_try(&nearest, rules[i].subject, strlen(rules[i].subject));
        nearest_try(&nearest, rules[i].id, strlen(rules[i].id));
        if (error != NULL)
            nearest_try(&nearest, error + 1, strlen(error + 1));
    }
    return nearest_end(&nearest);
}

static int explain(const struct explaining *explaining, const char *name)
{
    size_t count, found = 0;
    const struct rule *all = rules_all(explaining->rules, &count);
    for (size_t i = 0; i < count; i++)
        if (is_meant(&all[i], name)) {
            if (found++ > 0)
                putchar('\n');
            print_rule(explaining, &all[i]);
        }
    if (found > 0) {
        print_issues(&explaining->issues, name);
        return STATUS_OK;
    }
    char *hint = hint_for(all, count, name);
    complain("there is no rule, function, event, section or error '%s'%s", name,
             *hint != '\0' ? hint
                           : "; `assay coverage` names the subjects, and `assay known show` "
                             "explains a known deviation");
    free(hint);
    return STATUS_ERROR;
}

static int explain_all(struct explaining *explaining, char *const *names)
{
    struct suite suite;
    if (suite_open(&suite, SUITE_TESTS | SUITE_RULES, NULL) != 0)
        return STATUS_ERROR;
    struct coverage *coverage = coverage_read(&suite.catalog, suite.rules, NULL);
    bool read = coverage != NULL && spec_issues_read(&explaining->issues, suite.home.spec) == 0;
    int status = read ? STATUS_OK : STATUS_ERROR;
    explaining->rules = suite.rules;
    explaining->coverage = coverage;
    for (; read && *names != NULL; names++)
        if (explain(explaining, *names) != STATUS_OK)
            status = STATUS_ERROR;
    spec_issues_free(&explaining->issues);
    if (coverage != NULL)
        coverage_free(coverage);
    suite_close(&suite);
    return status;
}

static int read_result(void *target, const char *option, const char *argument)
{
    struct explaining *explaining = target;
    (void)option;
    explaining->files = xgrow(explaining->files, explaining->file_count, sizeof *explaining->files);
    if (results_file_read(&explaining->files[explaining->file_count], argument) != 0)
        return -1;
    explaining->file_count++;
    return 0;
}

static const struct option_row rows[] = {
    {.name = "results",
     .letter = 'r',
     .argument = "FILE",
     .help = "a result of `assay run --json`: shows what the tests gave there",
     .kind = OPTION_OTHER,
     .read = read_result},
};

static const struct command_usage usage = {
    .synopsis = "assay explain [OPTION]... RULE|FUNCTION|EVENT|SECTION|ERROR...\n",
    .purpose =
        "Shows what a rule says, what it obliges to, since when, and which tests cover it; for a\n"
        "function, an event or a section all of its rules and documented errors, and what\n"
        "is unclear about it (spec/issues.tsv); for an error\n"
        "(THREAD_NOT_ALIVE, JVMTI_ERROR_THREAD_NOT_ALIVE) all functions that document it.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 1,
    .most = -1};

int cmd_explain(int argc, char **argv)
{
    struct explaining explaining = {0};
    char **names;
    int status = options_read(&usage, &explaining, argc, argv, &names);
    if (status == OPTIONS_READ)
        status = explain_all(&explaining, names);
    for (size_t i = 0; i < explaining.file_count; i++)
        results_file_free(&explaining.files[i]);
    free(explaining.files);
    return status;
}
