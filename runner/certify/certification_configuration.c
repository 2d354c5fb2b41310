/* SPDX-License-Identifier: Apache-2.0 */

/* A certification runs the suite under one configuration. */
#include "certify/certification.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/json_text.h"
#include "base/status.h"
#include "certify/assessment.h"
#include "certify/dossier.h"
#include "certify/manifest.h"
#include "certify/must_pass.h"
#include "certify/provenance.h"
#include "revision.h"
#include "sinks/result_json.h"

static int by_repeat(const void *a, const void *b, void *items)
{
    const struct planned *left = (struct planned *)items + *(const size_t *)a;
    const struct planned *right = (struct planned *)items + *(const size_t *)b;
    if (left->repeat != right->repeat)
        return left->repeat < right->repeat ? -1 : 1;
    return strcmp(left->id, right->id);
}

/* The places of the results in the order of the dossier: by repeat, then by id. Allocated. */
static size_t *in_order(const struct plan *plan)
{
    size_t *order = xcalloc(plan->count, sizeof *order);
    for (size_t i = 0; i < plan->count; i++)
        order[i] = i;
    qsort_r(order, plan->count, sizeof *order, by_repeat, plan->items);
    return order;
}

/* The three forms of results in a dossier. */
static struct sink *open_reports(const struct certification *certification, const char *name)
{
    static const struct {
        const char *end;
        struct sink *(*open)(const char *);
    } forms[] = {{"json", sink_json}, {"tap", sink_tap}, {"xml", sink_junit}};
    struct sink *all = NULL;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        char *path = xprintf("%s/results/%s.%s", certification->out, name, forms[i].end);
        struct sink *sink = make_parents(path) == 0 ? forms[i].open(path) : NULL;
        if (sink == NULL)
            complain("cannot write %s: %s", path, strerror(errno));
        free(path);
        if (sink == NULL) {
            if (all != NULL)
                all->free(all);
            return NULL;
        }
        all = sink_both(all, sink);
    }
    return all;
}

/* Hands a result of the journal to the reports, the counts and the assessment. */
static int replay_one(const struct certification *certification, struct run *run, json_t *object,
                      struct sink *sink)
{
    struct result result;
    result_from_json(&result, object, certification->session.suite->rules);
    if (result.challenge != NULL)
        run->challenged++;
    else
        run->counts[result.verdict]++;
    run->seconds += result.seconds;
    int failed = sink->result(sink, run, &result);
    assessment_enter(certification->assessing, object, run->vm->configuration);
    result_replayed_free(&result);
    return failed;
}

/* Hands the results to a sink, as if they came just now. Returns 0, or -1 with errno set. */
static int replay(const struct certification *certification, struct run *run,
                  const struct journal *journal, struct sink *sink)
{
    const struct plan *plan = certification->session.plan;
    size_t *order = in_order(plan);
    int failed = sink->begin(sink, run);
    for (size_t i = 0; i < plan->count && failed == 0; i++) {
        json_t *object = journal_get(journal, order[i]);
        failed = object != NULL ? replay_one(certification, run, object, sink) : -1;
        json_decref(object);
    }
    if (failed == 0)
        failed = sink->end(sink, run);
    free(order);
    return failed;
}

static json_t *counts_of(const struct run *run)
{
    json_t *document = run_as_json(run);
    json_t *counts = json_incref(json_object_get(document, "counts"));
    json_decref(document);
    return counts;
}

/* Writes the results of a configuration that is done, and enters it into the certificate. One is in
 * memory at a time. */
static int write_results(struct certification *certification, const struct vm *vm,
                         const struct journal *journal)
{
    struct run run = {
        .vm = vm,
        .suite = "all tests",
        .revision = ASSAY_REVISION,
        .command_line = certification->config.command_line,
        .spec = vm->spec,
        .strict = true,
        .jobs = certification->config.jobs,
        .seed = -1,
        .started = json_integer_value(json_object_get(certification->certificate, "started")),
        .planned = certification->session.plan->count};
    struct sink *sink = open_reports(certification, vm->configuration);
    if (sink == NULL)
        return -1;
    assessment_configuration(certification->assessing, vm->configuration);
    int result = replay(certification, &run, journal, sink);
    if (result != 0)
        complain("cannot write the results of %s in %s: %s", vm->configuration, certification->out,
                 strerror(errno));
    sink->free(sink);
    char *name = xprintf("results/%s.json", vm->configuration);
    json_array_append_new(json_object_get(certification->certificate, "configurations"),
                          json_pack("{s:o, s:o, s:o, s:o}", "name", text_as_json(vm->configuration),
                                    "arguments", texts_as_json(vm->vm_args), "results",
                                    text_as_json(name), "counts", counts_of(&run)));
    free(name);
    return result;
}

/* Whether the suite and the JVM are still those with which it began. Nothing keeps anybody from
 * building either anew meanwhile. */
static bool is_unchanged(const struct certification *certification)
{
    const struct home *home = &certification->session.suite->home;
    struct strings differences = {0};
    char *manifest = manifest_make(home);
    bool unchanged = manifest != NULL && manifest_check(home, manifest, &differences) == 0;
    char *list = must_pass_text(&certification->must, certification->vm.spec);
    json_t *suite = unchanged ? provenance_of_suite(home, manifest, list, differences.items) : NULL;
    json_t *vm = provenance_of_vm(&certification->vm);
    unchanged = unchanged && json_equal(suite, json_object_get(certification->certificate, "suite"))
                && json_equal(vm, json_object_get(certification->certificate, "vm"));
    json_decref(vm);
    json_decref(suite);
    free(list);
    free(manifest);
    strings_free(&differences);
    return unchanged;
}

/* Whether all results of the configuration are there, after some or none were missing. What was
 * got while the suite or the JVM changed is worth nothing: the journal, at that path, is removed. */
static int check_results(const struct certification *certification, const struct vm *vm,
                         size_t missing, size_t done, const char *path)
{
    size_t planned = certification->session.plan->count;
    if (missing > 0 && !is_unchanged(certification)) {
        complain("%s: the suite or the JVM was changed while this ran, so its results are dropped; "
                 "with the old ones in place the same command goes on, else name another directory",
                 vm->configuration);
        unlink(path);
        return STATUS_ERROR;
    }
    if (launcher_interrupted(certification->session.launcher))
        return STATUS_INTERRUPTED;
    if (done != planned) {
        complain("%s: %zu results instead of %zu; the same command goes on", vm->configuration,
                 done, planned);
        return STATUS_ERROR;
    }
    return STATUS_OK;
}

int certification_configuration(struct certification *certification, const struct vm *vm)
{
    char *path = xprintf("%s/" DOSSIER_JOURNAL "/%s.jsonl", certification->out, vm->configuration);
    const struct plan *plan = certification->session.plan;
    struct journal *journal = journal_open(path, plan);
    if (journal == NULL) {
        free(path);
        return STATUS_ERROR;
    }
    size_t missing = plan->count - journal_count(journal);
    printf("%s: %zu runs of a test, %zu of them done\n", vm->configuration, plan->count,
           plan->count - missing);
    fflush(stdout);
    if (missing > 0) {
        struct session session = certification->session;
        session.journal = journal;
        session_run(&session, vm, sink_progress(stderr));
    }
    int status = check_results(certification, vm, missing, journal_count(journal), path);
    if (status == STATUS_OK && write_results(certification, vm, journal) != 0)
        status = STATUS_ERROR;
    free(path);
    journal_free(journal);
    return status;
}
