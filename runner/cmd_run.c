/* SPDX-License-Identifier: Apache-2.0 */
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "known_find.h"
#include "options.h"
#include "session.h"
#include "vm_find.h"
#include "vm_probe.h"

static void make_slug_unique(struct vm *vm, struct strings *slugs)
{
    char *base = xstrdup(vm->slug);
    unsigned number = 1;
    for (size_t i = 0; i < slugs->count; i++)
        if (strcmp(slugs->items[i], vm->slug) == 0) {
            free(vm->slug);
            vm->slug = xprintf("%s-%u", base, ++number);
            i = (size_t)-1;
        }
    free(base);
    strings_add(slugs, xstrdup(vm->slug));
}

static int worse(int a, int b)
{
    return a > b ? a : b;
}

static int run_on_each(const struct session *session, const struct vm_places *places)
{
    struct strings slugs = {0};
    int status = STATUS_OK;
    for (size_t i = 0; i < places->count && status != STATUS_INTERRUPTED; i++) {
        struct vm vm;
        if (vm_probe(&vm, &places->items[i],
                     (const char *const *)session->options->vm_args.items, session->home,
                     session->launcher, session->options->timeout_scale) == 0) {
            make_slug_unique(&vm, &slugs);
            status = worse(status, session_run(session, &vm));
            vm_free(&vm);
        } else {
            status = worse(status, STATUS_ERROR);
        }
        if (launcher_interrupted(session->launcher))
            status = STATUS_INTERRUPTED;
    }
    strings_free(&slugs);
    return status;
}

static int run_plan(struct session *session, const struct vm_places *places)
{
    session->launcher = launcher_open();
    if (session->launcher == NULL)
        return STATUS_ERROR;
    int status = run_on_each(session, places);
    launcher_close(session->launcher);
    return status;
}

/* Gathers the patterns of suites and command line, and makes the plan. */
static int select_tests(struct plan *plan, const struct session *session)
{
    const struct options *options = session->options;
    struct strings patterns = {0};
    int result = 0;
    for (size_t i = 0; result == 0 && i < options->suites.count; i++)
        result = plan_read_suite(&patterns, options->suites.items[i], session->home);
    for (size_t i = 0; i < options->patterns.count; i++)
        strings_add(&patterns, xstrdup(options->patterns.items[i]));
    struct selection selection = {
        .patterns = strings_array(&patterns), .repeat = options->repeat, .seed = options->seed};
    if (result == 0)
        result = plan_make(plan, session->catalog, &selection);
    string_array_free(selection.patterns);
    return result;
}

/* The suites and patterns as one line. Allocated. */
static char *describe_selection(const struct options *options)
{
    struct strings words = {0};
    for (size_t i = 0; i < options->suites.count; i++)
        strings_add(&words, xprintf("--suite=%s", options->suites.items[i]));
    for (size_t i = 0; i < options->patterns.count; i++)
        strings_add(&words, xstrdup(options->patterns.items[i]));
    char **array = strings_array(&words);
    char *line = array[0] != NULL ? shell_line(array) : xstrdup("all tests");
    string_array_free(array);
    return line;
}

static int run_suite(const struct options *options, const struct home *home,
                     const struct vm_places *places)
{
    struct rules *rules = rules_read(home->spec);
    if (rules == NULL)
        return STATUS_ERROR;
    struct catalog catalog;
    struct plan plan;
    struct known *known = NULL;
    int status = catalog_read(&catalog, home) > 0 ? STATUS_ERROR : STATUS_OK;
    struct session session = {.options = options,
                              .home = home,
                              .catalog = &catalog,
                              .rules = rules,
                              .plan = &plan};
    if (known_find(&known, options->known, &catalog, home, rules) != 0
        || select_tests(&plan, &session) != 0) {
        status = STATUS_ERROR;
    } else {
        session.known = known;
        char *selection = describe_selection(options);
        session.selection = selection;
        status = worse(status, run_plan(&session, places));
        free(selection);
        plan_free(&plan);
    }
    if (known != NULL)
        known_free(known);
    catalog_free(&catalog);
    rules_free(rules);
    return status;
}

static int find_vms(struct vm_places *places, const struct options *options)
{
    int result = 0;
    for (size_t i = 0; i < options->jdks.count; i++)
        result |= vm_places_add(places, options->jdks.items[i]);
    if (options->jdks.count == 0) {
        vm_places_find(places);
        if (places->count == 0) {
            complain("no JDK was found; name one with --jdk DIR");
            result = -1;
        }
    }
    return result;
}

int cmd_run(int argc, char **argv)
{
    /* A reader of a report that goes away, or a file that must not grow, is a write
     * error like any other: the other reports are written all the same. */
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    struct options options;
    int result = options_read(&options, argc, argv);
    if (result != 0)
        return result > 0 ? STATUS_OK : STATUS_ERROR;
    int status = STATUS_ERROR;
    struct vm_places places = {0};
    struct home home;
    if (find_vms(&places, &options) == 0 && outputs_distinct(&options, places.count)
        && home_find(&home) == 0) {
        status = run_suite(&options, &home, &places);
        home_free(&home);
    }
    vm_places_free(&places);
    options_free(&options);
    return status;
}
