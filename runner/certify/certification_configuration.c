/* SPDX-License-Identifier: Apache-2.0 */

/* A certification runs the suite under one configuration. */
#include "certify/certification.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/json_file.h"
#include "base/json_text.h"
#include "base/status.h"
#include "certify/dossier.h"
#include "certify/journal.h"
#include "certify/manifest.h"
#include "certify/must_pass.h"
#include "certify/provenance.h"
#include "revision.h"
#include "sinks/result_json.h"

static int by_plan(const void *a, const void *b)
{
    const json_t *left = *(const json_t *const *)a, *right = *(const json_t *const *)b;
    json_int_t order = json_integer_value(json_object_get(left, "repeat"))
                       - json_integer_value(json_object_get(right, "repeat"));
    return order != 0 ? (order < 0 ? -1 : 1)
                      : strcmp(json_string_value(json_object_get(left, "id")),
                               json_string_value(json_object_get(right, "id")));
}

static json_t *sorted(const json_t *results)
{
    size_t count = json_array_size(results);
    json_t **items = xcalloc(count, sizeof *items);
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        items[i] = json_array_get(results, i);
    qsort(items, count, sizeof *items, by_plan);
    for (size_t i = 0; i < count; i++)
        json_array_append(list, items[i]);
    free(items);
    return list;
}

/* Hands the results to a sink, as if they came just now. */
static int replay(struct sink *sink, const struct run *run, const json_t *results,
                  const struct rules *rules)
{
    size_t index;
    json_t *object;
    int failed = sink->begin(sink, run);
    json_array_foreach (results, index, object) {
        struct result result;
        result_from_json(&result, object, rules);
        failed |= sink->result(sink, run, &result);
        result_replayed_free(&result);
    }
    failed |= sink->end(sink, run);
    if (failed != 0)
        complain("cannot write %s: %s", sink->target, strerror(errno));
    sink->free(sink);
    return failed != 0 ? -1 : 0;
}

static int replay_into(const struct certification *certification, const char *name, const char *end,
                       struct sink *(*open)(const char *), const struct run *run,
                       const json_t *results)
{
    char *path = xprintf("%s/results/%s.%s", certification->out, name, end);
    struct sink *sink = open(path);
    int result = -1;
    if (sink == NULL)
        complain("cannot write %s: %s", path, strerror(errno));
    else
        result = replay(sink, run, results, certification->session.suite->rules);
    free(path);
    return result;
}

/* Writes the results of a configuration that is done, and enters it into the certificate. They are
 * not kept in memory: each start of a JVM forks, which takes the longer the larger the runner is. */
static int write_results(struct certification *certification, const struct vm *vm,
                         const json_t *journaled)
{
    json_t *results = sorted(journaled);
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
        .planned = json_array_size(results)};
    size_t index;
    json_t *object;
    json_array_foreach (results, index, object) {
        struct result result;
        result_from_json(&result, object, certification->session.suite->rules);
        if (result.challenge != NULL)
            run.challenged++;
        else
            run.counts[result.verdict]++;
        run.seconds += result.seconds;
        result_replayed_free(&result);
    }
    json_t *document = run_as_json(&run);
    json_object_set(document, "results", results);
    char *name = xprintf("results/%s.json", vm->configuration);
    int result = json_file_write(certification->out, name, document);
    if (result == 0)
        result = replay_into(certification, vm->configuration, "tap", sink_tap, &run, results);
    if (result == 0)
        result = replay_into(certification, vm->configuration, "xml", sink_junit, &run, results);
    json_array_append_new(json_object_get(certification->certificate, "configurations"),
                          json_pack("{s:o, s:o, s:o, s:O}", "name", text_as_json(vm->configuration),
                                    "arguments", texts_as_json(vm->vm_args), "results",
                                    text_as_json(name), "counts",
                                    json_object_get(document, "counts")));
    json_decref(document);
    free(name);
    json_decref(results);
    return result;
}

/* What the journal does not have yet. The items are the plan's. */
static struct plan rest_of(const struct plan *plan, const struct journal *journal)
{
    struct plan rest = {.items = xcalloc(plan->count, sizeof *rest.items)};
    for (size_t i = 0; i < plan->count; i++)
        if (!journal_has(journal, &plan->items[i]))
            rest.items[rest.count++] = plan->items[i];
    return rest;
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
    struct journal *journal = journal_open(path);
    if (journal == NULL) {
        free(path);
        return STATUS_ERROR;
    }
    const struct plan *whole = certification->session.plan;
    struct plan rest = rest_of(whole, journal);
    printf("%s: %zu runs of a test, %zu of them done\n", vm->configuration, whole->count,
           whole->count - rest.count);
    fflush(stdout);
    if (rest.count > 0) {
        struct session session = certification->session;
        session.plan = &rest;
        session_run(&session, vm, sink_journal(journal, sink_progress(stderr)));
    }
    int status = check_results(certification, vm, rest.count,
                               json_array_size(journal_results(journal)), path);
    if (status == STATUS_OK && write_results(certification, vm, journal_results(journal)) != 0)
        status = STATUS_ERROR;
    free(path);
    free(rest.items);
    journal_free(journal);
    return status;
}
