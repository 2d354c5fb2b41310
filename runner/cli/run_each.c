/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/run_each.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/status.h"
#include "html/page.h"
#include "html/sink_page.h"
#include "run/resume.h"
#include "run/vm_probe.h"
#include "sinks/matrix.h"
#include "vm/profile.h"

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

/* What all runs of the command share. */
struct running {
    const struct run_options *options;
    const struct session *session;
    const struct vm_places *places;
    const struct run_round *round; /* NULL without --watch */
    struct matrix *matrix;
    struct page *page; /* NULL without --html */
    struct strings slugs;
    size_t count; /* of the runs so far */
    int status;
};

/* Probes the JVM in a setting (or NULL). The same results as of vm_probe. */
static int probe(const struct running *running, struct vm *vm, const struct vm_place *place,
                 const struct vm_setting *setting)
{
    const struct session *session = running->session;
    return vm_probe(vm, place, (const char *const *)running->options->vm_args.items, setting,
                    &session->suite->home, session->launcher, session->config->timeout_scale);
}

static bool go_on(struct running *running)
{
    if (!launcher_interrupted(running->session->launcher))
        return true;
    running->status = memory_is_short() ? STATUS_ERROR : STATUS_INTERRUPTED;
    return false;
}

static FILE *table_stream(const struct running *running)
{
    return report_paths_take_stdout(&running->options->config.reports) ? stderr : stdout;
}

/* With --resume the results that are there already are not got again. */
static int run_session(const struct running *running, const struct plan *part, const struct vm *vm,
                       struct sink *further)
{
    const char *directory = running->options->resume;
    struct session session = *running->session;
    if (part != NULL) {
        session.part = part->count < session.plan->count;
        session.plan = part;
    }
    if (directory == NULL)
        return session_run(&session, vm, further);
    if (resume_open(&session, directory, vm) != 0) {
        further->free(further);
        return STATUS_ERROR;
    }
    size_t count = journal_count(session.journal);
    if (count > 0)
        fprintf(stderr, "Going on in %s: %zu of %zu results are there.\n", directory, count,
                session.plan->count);
    int status = session_run(&session, vm, further);
    journal_free(session.journal);
    return status;
}

static void run_probed(struct running *running, size_t index, const struct plan *part,
                       struct vm *vm)
{
    make_slug_unique(vm, &running->slugs);
    running->count++;
    struct sink *page = running->page != NULL ? sink_page(running->page) : NULL;
    struct sink *further = sink_both(sink_matrix(running->matrix), page);
    if (running->round != NULL)
        further = sink_both(further, running->round->listen(running->round->context, index, vm));
    running->status = worse(running->status, run_session(running, part, vm, further));
}

static void fail(struct running *running, size_t index, bool refused)
{
    if (running->round != NULL)
        running->round->fail(running->round->context, index, refused);
    if (!refused)
        running->status = worse(running->status, STATUS_ERROR);
}

static void run_part(struct running *running, size_t index, const struct vm_setting *setting,
                     const struct plan *part)
{
    struct vm vm;
    const struct vm_place *place = &running->places->items[index];
    int probed = probe(running, &vm, place, setting);
    if (probed == 0) {
        run_probed(running, index, part, &vm);
        vm_free(&vm);
    } else if (probed > 0) {
        fprintf(table_stream(running),
                "%s: the JVM refuses the configuration '%s', which is left out: %s\n", place->home,
                setting->name, *setting->refusal);
        free(*setting->refusal);
        fail(running, index, true);
    } else {
        fail(running, index, false);
    }
}

static void run_in(struct running *running, size_t index, const struct vm_setting *setting)
{
    const struct run_round *round = running->round;
    struct plan part = {0};
    if (round == NULL) {
        run_part(running, index, setting, NULL);
    } else if (round->choose(round->context, index, setting != NULL ? setting->name : NULL,
                             running->session->plan, &part)) {
        run_part(running, index, setting, &part);
        plan_free(&part);
    }
}

static bool is_chosen(const struct strings *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], name) == 0 || strcmp(names->items[i], "all") == 0)
            return true;
    return false;
}

static int check_names(const struct strings *names, const struct profile *profile)
{
    int result = 0;
    for (size_t i = 0; i < names->count; i++)
        if (strcmp(names->items[i], "all") != 0 && profile_find(profile, names->items[i]) == NULL) {
            complain("--config %s: the profile of %s has no such configuration; it has:",
                     names->items[i], profile->vm);
            for (size_t j = 0; j < profile->count; j++)
                fprintf(stderr, "    %s\n", profile->items[j].name);
            result = -1;
        }
    return result;
}

/* The profile is found by the name that the JVM says it has. */
static void run_configurations(struct running *running, size_t index)
{
    const struct vm_place *place = &running->places->items[index];
    const struct session *session = running->session;
    const struct strings *names = &running->options->configurations;
    struct vm vm;
    struct profile profile;
    if (probe(running, &vm, place, NULL) != 0) {
        fail(running, index, false);
        return;
    }
    int result = profile_read(&profile, running->options->profile, session->suite->home.suites,
                              vm.name);
    vm_free(&vm);
    if (result != 0 || check_names(names, &profile) != 0)
        fail(running, index, false);
    for (size_t i = 0; result == 0 && i < profile.count && go_on(running); i++) {
        const struct configuration *item = &profile.items[i];
        char *refusal;
        const struct vm_setting setting = {item->name, (const char *const *)item->args,
                                           item->optional, &refusal};
        if (is_chosen(names, item->name))
            run_in(running, index, &setting);
    }
    if (result == 0)
        profile_free(&profile);
}

static void write_page(struct running *running)
{
    const struct session *session = running->session;
    if (page_runs(running->page) > 0
        && page_write(running->page, &session->suite->home, running->options->config.reports.html)
               != 0)
        running->status = worse(running->status, STATUS_ERROR);
    page_free(running->page);
}

int run_on_each(const struct run_options *options, const struct session *session,
                const struct vm_places *places, const struct run_round *round)
{
    struct running running = {.options = options,
                              .session = session,
                              .places = places,
                              .round = round,
                              .matrix = matrix_new(),
                              .status = STATUS_OK};
    if (options->config.reports.html != NULL)
        running.page = page_new();
    for (size_t i = 0; i < places->count && go_on(&running); i++) {
        if (options->configurations.count > 0)
            run_configurations(&running, i);
        else
            run_in(&running, i, NULL);
    }
    if (go_on(&running) && round == NULL && running.count == 0 && running.status == STATUS_OK) {
        complain("nothing ran: no JVM has a configuration that was chosen");
        running.status = STATUS_ERROR;
    }
    if (matrix_columns(running.matrix) > 1 && !options->config.quiet) {
        FILE *stream = table_stream(&running);
        fputs("\nSide by side:\n", stream);
        matrix_print(running.matrix, stream, false);
    }
    matrix_free(running.matrix);
    if (running.page != NULL)
        write_page(&running);
    strings_free(&running.slugs);
    return running.status;
}
