/* SPDX-License-Identifier: Apache-2.0 */

/* `assay list`: the tests. */
#include <stdbool.h>
#include <stdio.h>

#include "catalog/plan.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "coverage/coverage.h"
#include "judge/suite.h"

struct request {
    bool titles;
    bool cases;
    const char *rule; /* or NULL */
    struct strings suites;
    struct strings patterns;
};

/* The tests that are asked for: all, or those that cover the rule. */
struct holders {
    bool all;
    const struct test *const *tests;
    size_t count;
};

static bool is_wanted(const struct holders *holders, const struct test *test)
{
    for (size_t i = 0; i < holders->count; i++)
        if (holders->tests[i] == test)
            return true;
    return holders->all;
}

static void print_plan(const struct plan *plan, const struct request *request,
                       const struct holders *holders)
{
    for (size_t i = 0; i < plan->count; i++) {
        const struct planned *item = &plan->items[i];
        if (!is_wanted(holders, item->test))
            continue;
        if (!request->cases && i > 0 && plan->items[i - 1].test == item->test)
            continue;
        const char *id = request->cases ? item->id : item->test->id;
        if (request->titles)
            printf("%s\t%s\n", id, item->test->descriptor->title);
        else
            puts(id);
    }
}

static int print_holders(const struct plan *plan, const struct request *request,
                         const struct suite *suite)
{
    struct holders holders = {.all = request->rule == NULL};
    if (holders.all) {
        print_plan(plan, request, &holders);
        return STATUS_OK;
    }
    if (rules_find(suite->rules, request->rule) == NULL) {
        complain("there is no rule '%s'; `assay explain SUBJECT` names those of a function",
                 request->rule);
        return STATUS_ERROR;
    }
    struct coverage *coverage = coverage_read(&suite->catalog, suite->rules, NULL);
    if (coverage == NULL)
        return STATUS_ERROR;
    holders.tests = coverage_tests(coverage, request->rule, &holders.count);
    print_plan(plan, request, &holders);
    coverage_free(coverage);
    return STATUS_OK;
}

static int list(struct request *request)
{
    struct suite suite;
    struct plan plan = {0};
    if (suite_open(&suite, request->rule != NULL ? SUITE_TESTS | SUITE_RULES : SUITE_TESTS, NULL)
        != 0)
        return STATUS_ERROR;
    int status = suite.catalog.problems == 0 ? STATUS_OK : STATUS_ERROR;
    bool chosen = true;
    for (size_t i = 0; chosen && i < request->suites.count; i++)
        chosen = plan_read_suite(&request->patterns, request->suites.items[i], &suite.home) == 0;
    char *none = NULL;
    const struct selection selection = {
        .patterns = request->patterns.count > 0 ? request->patterns.items : &none,
        .repeat = 1,
        .seed = -1};
    if (!chosen || plan_make(&plan, &suite.catalog, &selection) != 0
        || print_holders(&plan, request, &suite) != STATUS_OK)
        status = STATUS_ERROR;
    plan_free(&plan);
    suite_close(&suite);
    return status;
}

static const struct option_row rows[] = {
    ROW_FLAG(struct request, titles, "long", 'l', "with the title of each"),
    ROW_FLAG(struct request, cases, "cases", 'c', "one line for each case of a test"),
    ROW_LIST(struct request, suites, "suite", "NAME", "only those of the suite suites/NAME.txt"),
    {.name = "rule",
     .letter = 'r',
     .argument = "ID",
     .help = "only those that cover the rule or documented error of that id",
     .kind = OPTION_TEXT,
     .offset = offsetof(struct request, rule)},
};

static const struct command_usage usage = {.synopsis = "assay list [OPTION]... [TEST-GLOB]...\n",
                                           .purpose = "Lists tests, one a line.\n",
                                           .rows = rows,
                                           .count = sizeof rows / sizeof *rows,
                                           .most = -1};

int cmd_list(int argc, char **argv)
{
    struct request request = {0};
    char **patterns;
    int status = options_read(&usage, &request, argc, argv, &patterns);
    if (status == OPTIONS_READ) {
        for (; *patterns != NULL; patterns++)
            strings_add(&request.patterns, xstrdup(*patterns));
        status = list(&request);
    }
    strings_free(&request.suites);
    strings_free(&request.patterns);
    return status;
}
