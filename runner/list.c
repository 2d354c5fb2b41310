/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <stdbool.h>
#include <stdio.h>

#include "commands.h"
#include "plan.h"

static const char usage[] =
    "Usage: assay list [-l] [-c] [--suite NAME]... [TEST-GLOB...]\n"
    "Lists tests, one a line.\n"
    "  -l, --long     with the title of each\n"
    "  -c, --cases    one line for each case of a test\n"
    "      --suite    only those of the suite suites/NAME.txt\n";

struct request {
    bool titles;
    bool cases;
    struct strings suites;
    struct strings patterns;
};

static void print_plan(const struct plan *plan, const struct request *request)
{
    for (size_t i = 0; i < plan->count; i++) {
        const struct planned *item = &plan->items[i];
        if (!request->cases && i > 0 && plan->items[i - 1].test == item->test)
            continue;
        const char *id = request->cases ? item->id : item->test->id;
        if (request->titles)
            printf("%s\t%s\n", id, item->test->descriptor->title);
        else
            puts(id);
    }
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
        request->patterns.count > 0 ? request->patterns.items : &none, 1, -1};
    if (chosen && plan_make(&plan, &catalog, &selection) == 0)
        print_plan(&plan, request);
    else
        status = STATUS_ERROR;
    plan_free(&plan);
    catalog_free(&catalog);
    home_free(&home);
    return status;
}

int cmd_list(int argc, char **argv)
{
    static const struct option options[] = {
        {"long", no_argument, NULL, 'l'}, {"cases", no_argument, NULL, 'c'},
        {"suite", required_argument, NULL, 's'}, {"help", no_argument, NULL, 'h'}, {0}};
    struct request request = {0};
    int status = -1;
    for (int option; status < 0
                     && (option = getopt_long(argc, argv, "lch", options, NULL)) != -1;) {
        if (option == 'l')
            request.titles = true;
        else if (option == 'c')
            request.cases = true;
        else if (option == 's')
            strings_add(&request.suites, xstrdup(optarg));
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
