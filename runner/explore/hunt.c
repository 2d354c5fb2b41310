/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/hunt.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "base/json_text.h"
#include "base/random.h"
#include "explore/generate.h"
#include "explore/shrink.h"

enum { RATE_RUNS = 10, BATCH = 8, TICK = 10, RARE_TRIES = 6 };

static const char *kind_name(enum finding_kind kind)
{
    static const char *const names[] = {[FINDING_NONE] = "none",
                                        [FINDING_ANSWER] = "answer",
                                        [FINDING_MISSING] = "missing",
                                        [FINDING_UNEXPECTED] = "unexpected",
                                        [FINDING_STUCK] = "stuck",
                                        [FINDING_CRASH] = "crash",
                                        [FINDING_HANG] = "hang",
                                        [FINDING_INVALID] = "invalid",
                                        [FINDING_NA] = "na"};
    return names[kind];
}

/* ---- Findings ------------------------------------------------------------ */

static char *comment_of(const struct hunt *hunt, const struct discovery *discovery)
{
    const struct explore_finding *finding = &discovery->attempt.finding;
    const struct scenario *scenario = &discovery->attempt.scenario;
    char line[LINE_OF_OPERATION] = "";
    if (finding->operation < scenario->count)
        operation_write(&scenario->operations[finding->operation], line);
    char *label = vm_label(hunt->pool->vm);
    char *text = xprintf("%s\n"
                         "%s\n"
                         "operation %zu: %s\n"
                         "rule:     %s\n"
                         "expected: %s\n"
                         "actual:   %s\n"
                         "shown in %zu of %zu run%s; seed %llu\n",
                         label, finding->signature, finding->operation + 1, line,
                         finding->rule[0] != '\0' ? finding->rule : "-", finding->expected,
                         finding->actual, discovery->shown, discovery->runs,
                         noun_end(discovery->runs), (unsigned long long)discovery->attempt.seed);
    free(label);
    return text;
}

void hunt_print(const struct hunt *hunt, const struct discovery *discovery, FILE *stream)
{
    char *comment = comment_of(hunt, discovery);
    char *text = scenario_text(&discovery->attempt.scenario, comment);
    fprintf(stream, "%s: in %zu scenario%s\n%s", discovery->name, discovery->times,
            discovery->times == 1 ? "" : "s", text);
    if (discovery->file != NULL)
        fprintf(stream, "to run it again: assay explore --jdk %s --replay %s\n",
                hunt->pool->vm->home, discovery->file);
    free(text);
    free(comment);
}

static void write_files(const struct hunt *hunt, struct discovery *discovery)
{
    if (hunt->directory == NULL)
        return;
    char *comment = comment_of(hunt, discovery);
    char *text = scenario_text(&discovery->attempt.scenario, comment);
    char *name = xprintf("%s.scenario", discovery->name);
    if (file_write(hunt->directory, name, text) == 0)
        discovery->file = xprintf("%s/%s", hunt->directory, name);
    free(name);
    free(text);
    free(comment);
}

static struct discovery *discovery_of(const struct hunt *hunt,
                                      const struct explore_finding *finding)
{
    for (size_t i = 0; i < hunt->count; i++)
        if (strcmp(hunt->items[i].attempt.finding.signature, finding->signature) == 0)
            return &hunt->items[i];
    return NULL;
}

static void discover(struct hunt *hunt, const struct explore_attempt *attempt)
{
    struct discovery *known = discovery_of(hunt, &attempt->finding);
    if (known != NULL) {
        known->times++;
        return;
    }
    hunt->items = xgrow(hunt->items, hunt->count, sizeof *hunt->items);
    struct discovery *added = &hunt->items[hunt->count++];
    *added = (struct discovery){.attempt = *attempt, .times = 1, .shown = 1, .runs = 1};
    added->attempt.reach = NULL;
    added->name = xprintf("%s-%zu", hunt->pool->vm->version, hunt->count);
    for (char *c = added->name; *c != '\0'; c++)
        if (strchr("+/ ", *c) != NULL)
            *c = '-';
    if (hunt->shrink > 0) {
        size_t first = finding_rate(hunt->pool, &added->attempt, RATE_RUNS / 2);
        size_t tries = first == RATE_RUNS / 2 ? 1 : RARE_TRIES;
        shrink(hunt->pool, &added->attempt, tries, hunt->shrink);
        added->runs = RATE_RUNS;
        added->shown = finding_rate(hunt->pool, &added->attempt, RATE_RUNS);
    }
    write_files(hunt, added);
    if (!hunt->quiet)
        hunt_print(hunt, added, stdout);
    fflush(stdout);
}

static void judge_attempt(struct hunt *hunt, const struct explore_attempt *attempt)
{
    if (!attempt->done)
        return;
    hunt->judged++;
    hunt->operations += attempt->scenario.count;
    switch (attempt->finding.kind) {
    case FINDING_NONE:
        break;
    case FINDING_NA:
        hunt->not_applicable++;
        break;
    case FINDING_INVALID:
        hunt->invalid++;
        complain("seed %llu: %s", (unsigned long long)attempt->seed, attempt->finding.actual);
        break;
    default:
        discover(hunt, attempt);
        break;
    }
}

/* ---- Hunting ------------------------------------------------------------- */

static bool is_over(struct hunt *hunt)
{
    if (hunt->begun == 0)
        hunt->begun = time(NULL);
    hunt->interrupted = hunt->interrupted || launcher_interrupted(hunt->pool->launcher);
    return hunt->interrupted || hunt->pool->failed || (hunt->stop && hunt->count > 0)
           || (hunt->minutes > 0 && difftime(time(NULL), hunt->begun) >= hunt->minutes * 60);
}

static void report_progress(const struct hunt *hunt, time_t *reported)
{
    time_t now = time(NULL);
    if (hunt->quiet || now - *reported < TICK)
        return;
    fprintf(stderr, "%zu scenario%s, %zu operation%s, %zu JVM%s, %zu finding%s", hunt->judged,
            noun_end(hunt->judged), hunt->operations, noun_end(hunt->operations), hunt->pool->runs,
            noun_end(hunt->pool->runs), hunt->count, noun_end(hunt->count));
    if (hunt->corpus != NULL)
        fprintf(stderr, ", %zu place%s, %zu kept", hunt->corpus->reached,
                noun_end(hunt->corpus->reached), hunt->corpus->count);
    fputc('\n', stderr);
    *reported = now;
}

/* Runs them, and keeps those that execute something new. With `indices` they are those of the corpus, and what
 * they execute is added to it. */
static void run_batch(struct hunt *hunt, struct explore_attempt *attempts, size_t count,
                      const size_t *indices)
{
    struct corpus *corpus = hunt->corpus;
    struct reach *reaches = xcalloc(count, sizeof *reaches);
    for (size_t i = 0; i < count; i++)
        attempts[i].reach = corpus != NULL ? &reaches[i] : NULL;
    pool_run(hunt->pool, attempts, count);
    /* Before anything else is looked at: what was found must not be lost when this is the end. */
    for (size_t i = 0; i < count && corpus != NULL; i++) {
        int result = 0;
        if (!attempts[i].done || reaches[i].bits == NULL)
            continue;
        if (indices != NULL)
            result = corpus_learn(corpus, indices[i], &reaches[i]);
        else if (attempts[i].finding.kind == FINDING_NONE && corpus_news(corpus, &reaches[i]) > 0)
            result = corpus_keep(corpus, &attempts[i].scenario, attempts[i].seed, &reaches[i]);
        hunt->pool->failed = hunt->pool->failed || result != 0;
    }
    for (size_t i = 0; i < count; i++)
        reach_free(&reaches[i]);
    free(reaches);
}

/* Half of the scenarios are mutations, if there is something to mutate. */
static void make_scenario(const struct hunt *hunt, struct explore_attempt *attempt)
{
    const struct corpus *corpus = hunt->corpus;
    if (corpus != NULL && corpus->count > 0 && (attempt->seed & 1) != 0)
        corpus_mutate(corpus, &attempt->scenario, attempt->seed, hunt->length);
    else
        generate(&attempt->scenario, attempt->seed, hunt->length, &hunt->pool->model_vm,
                 hunt->pool->meets_known);
}

void hunt_corpus(struct hunt *hunt)
{
    time_t reported = time(NULL);
    size_t size = (size_t)BATCH * hunt->pool->jobs, next = 0;
    struct explore_attempt *attempts = xcalloc(size, sizeof *attempts);
    size_t *indices = xcalloc(size, sizeof *indices);
    while (next < hunt->corpus->count && !is_over(hunt)) {
        size_t count = 0;
        for (; count < size && next < hunt->corpus->count; next++) {
            const struct kept *kept = &hunt->corpus->items[next];
            if (!kept->applies || kept->reach.bits != NULL)
                continue;
            attempts[count] = (struct explore_attempt){.scenario = kept->scenario};
            indices[count++] = next;
        }
        run_batch(hunt, attempts, count, indices);
        for (size_t i = 0; i < count && !is_over(hunt); i++)
            judge_attempt(hunt, &attempts[i]);
        report_progress(hunt, &reported);
    }
    free(attempts);
    free(indices);
}

void hunt_random(struct hunt *hunt)
{
    time_t reported = time(NULL);
    uint64_t state = hunt->seed;
    size_t size = (size_t)BATCH * hunt->pool->jobs, made = 0;
    struct explore_attempt *attempts = xcalloc(size, sizeof *attempts);
    while (made < hunt->scenarios && !is_over(hunt)) {
        size_t count = 0;
        for (; count < size && made < hunt->scenarios; count++, made++) {
            attempts[count] = (struct explore_attempt){.seed = random_number(&state)};
            make_scenario(hunt, &attempts[count]);
        }
        run_batch(hunt, attempts, count, NULL);
        for (size_t i = 0; i < count && !is_over(hunt); i++)
            judge_attempt(hunt, &attempts[i]);
        report_progress(hunt, &reported);
    }
    free(attempts);
}

void hunt_scenario(struct hunt *hunt, const struct scenario *scenario, size_t times)
{
    struct explore_attempt *attempts = xcalloc(times, sizeof *attempts);
    for (size_t i = 0; i < times; i++)
        attempts[i].scenario = *scenario;
    pool_run(hunt->pool, attempts, times);
    for (size_t i = 0; i < times && !is_over(hunt); i++)
        judge_attempt(hunt, &attempts[i]);
    for (size_t i = 0; i < hunt->count && hunt->shrink == 0; i++) {
        hunt->items[i].shown = hunt->items[i].times;
        hunt->items[i].runs = times;
    }
    free(attempts);
}

/* ---- JSON ---------------------------------------------------------------- */

static json_t *discovery_json(const struct discovery *discovery)
{
    const struct explore_finding *finding = &discovery->attempt.finding;
    char *text = scenario_text(&discovery->attempt.scenario, "");
    json_t *object = json_pack(
        "{s:s, s:s, s:o, s:o, s:o, s:o, s:I, s:I, s:I, s:I, s:s}", "name", discovery->name, "kind",
        kind_name(finding->kind), "signature", text_as_json(finding->signature), "rule",
        finding->rule[0] != '\0' ? json_string(finding->rule) : json_null(), "expected",
        text_as_json(finding->expected), "actual", text_as_json(finding->actual), "operation",
        (json_int_t)finding->operation + 1, "scenarios", (json_int_t)discovery->times, "shown",
        (json_int_t)discovery->shown, "runs", (json_int_t)discovery->runs, "scenario", text);
    free(text);
    return object;
}

static json_t *corpus_json(const struct corpus *corpus)
{
    if (corpus == NULL)
        return json_null();
    return json_pack("{s:I, s:I, s:I, s:I}", "scenarios", (json_int_t)corpus->count, "kept",
                     (json_int_t)corpus->added, "places_reached", (json_int_t)corpus->reached,
                     "places", (json_int_t)places_count(corpus->places));
}

json_t *hunt_json(const struct hunt *hunt)
{
    json_t *list = json_array();
    for (size_t i = 0; i < hunt->count; i++)
        json_array_append_new(list, discovery_json(&hunt->items[i]));
    char *label = vm_label(hunt->pool->vm);
    json_t *object = json_pack(
        "{s:s, s:I, s:I, s:I, s:I, s:I, s:I, s:b, s:o, s:o}", "jvm", label, "seed",
        (json_int_t)hunt->seed, "scenarios", (json_int_t)hunt->judged, "operations",
        (json_int_t)hunt->operations, "jvms", (json_int_t)hunt->pool->runs, "not_applicable",
        (json_int_t)hunt->not_applicable, "invalid", (json_int_t)hunt->invalid, "interrupted",
        hunt->interrupted, "corpus", corpus_json(hunt->corpus), "findings", list);
    free(label);
    return object;
}

void hunt_free(struct hunt *hunt)
{
    for (size_t i = 0; i < hunt->count; i++) {
        free(hunt->items[i].name);
        free(hunt->items[i].file);
    }
    free(hunt->items);
}
