/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <stdbool.h>
#include <stdio.h>

#include "cli/commands.h"
#include "coverage/coverage.h"
#include "catalog/plan.h"

static const char usage[] =
    "Usage: assay list [-l] [-c] [--suite NAME]... [--rule ID] [TEST-GLOB...]\n"
    "Lists tests, one a line.\n"
    "  -l, --long     with the title of each\n"
    "  -c, --cases    one line for each case of a test\n"
    "      --suite    only those of the suite suites/NAME.txt\n"
    "  -r, --rule     only those that hold the rule or documented error of that id\n";

struct request {
    bool titles;
    bool cases;
    const char *rule; /* or NULL */
    struct strings suites;
    struct strings patterns;
};

/* The tests that are asked for: all, or those that hold the rule. */
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
                         const struct catalog *catalog, const struct home *home)
{
    struct holders holders = {.all = request->rule == NULL};
    if (holders.all) {
        print_plan(plan, request, &holders);
        return STATUS_OK;
    }
    struct rules *rules = rules_read(home->spec);
    struct coverage *coverage = NULL;
    int status = STATUS_ERROR;
    if (rules != NULL && rules_find(rules, request->rule) == NULL)
        complain("there is no rule '%s'; `assay explain SUBJECT` names those of a function",
                 request->rule);
    else if (rules != NULL)
        coverage = coverage_read(catalog, rules, NULL);
    if (coverage != NULL) {
        holders.tests = coverage_tests(coverage, request->rule, &holders.count);
        print_plan(plan, request, &holders);
        coverage_free(coverage);
        status = STATUS_OK;
    }
    rules_free(rules);
    return status;
}

static int list(struct request *request)
{
    struct home home;
    if (home_find(&home) != 0)
        return STATUS_ERROR;
    struct catalog catalog;
    struct plan plan = {0};
    int status = catalog_read(&catalog, &home) == 0 ? STATUS_OK : STATUS_ERROR;
    bool chosen = true;
    for (size_t i = 0; chosen && i < request->suites.count; i++)
        chosen = plan_read_suite(&request->patterns, request->suites.items[i], &home) == 0;
    char *none = NULL;
    const struct selection selection = {
        .patterns = request->patterns.count > 0 ? request->patterns.items : &none,
        .repeat = 1,
        .seed = -1};
    if (!chosen || plan_make(&plan, &catalog, &selection) != 0
        || print_holders(&plan, request, &catalog, &home) != STATUS_OK)
        status = STATUS_ERROR;
    plan_free(&plan);
    catalog_free(&catalog);
    home_free(&home);
    return status;
}

int cmd_list(int argc, char **argv)
{
    static const struct option options[] = {
        {"long", no_argument, NULL, 'l'},        {"cases", no_argument, NULL, 'c'},
        {"suite", required_argument, NULL, 's'}, {"rule", required_argument, NULL, 'r'},
        {"help", no_argument, NULL, 'h'},        {0}};
    struct request request = {0};
    int status = -1;
    for (int option;
         status < 0 && (option = getopt_long(argc, argv, "lcr:h", options, NULL)) != -1;) {
        if (option == 'l')
            request.titles = true;
        else if (option == 'c')
            request.cases = true;
        else if (option == 's')
            strings_add(&request.suites, xstrdup(optarg));
        else if (option == 'r')
            request.rule = optarg;
        else
            status = option == 'h' ? STATUS_OK : STATUS_ERROR;
    }
    if (status >= 0)
        fputs(usage, status == STATUS_OK ? stdout : stderr);
    for (int i = optind; status < 0 && i < argc; i++)
        strings_add(&request.patterns, xstrdup(argv[i]));
    if (status < 0)
        status = list(&request);
    strings_free(&request.suites);
    strings_free(&request.patterns);
    return status;
}
