/* SPDX-License-Identifier: Apache-2.0 */
#include "history/trend.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "history/results_file.h"

enum { SCHEMA_VERSION = 1 };

/* A result as it was read. */
struct trend_entry {
    char *id;
    size_t number; /* of the run */
    enum verdict verdict;
    double seconds;
};

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* The verdict of that name, or VERDICT_COUNT. */
static enum verdict verdict_of(const char *name)
{
    int verdict = 0;
    while (verdict < VERDICT_COUNT && strcmp(verdict_name((enum verdict)verdict), name) != 0)
        verdict++;
    return (enum verdict)verdict;
}

static char *arguments_of(const json_t *vm)
{
    struct strings words = {0};
    size_t index;
    json_t *word;
    json_array_foreach (json_object_get(vm, "arguments"), index, word)
        if (json_string_value(word) != NULL)
            strings_add(&words, xstrdup(json_string_value(word)));
    char **array = strings_array(&words);
    char *line = shell_line(array);
    string_array_free(array);
    return line;
}

/* Name, release, architecture of a foreign one, the specification if it is that of another, and
 * configuration. A build's own version is what changes in a series. */
static char *series_name(const json_t *document)
{
    const json_t *vm = json_object_get(document, "vm");
    char *arguments = arguments_of(vm);
    const char *setting = text_in(vm, "configuration");
    setting = *setting != '\0' ? setting : arguments;
    int release = (int)json_integer_value(json_object_get(vm, "specification"));
    int spec = (int)json_integer_value(json_object_get(document, "specification"));
    char *against = spec != release ? xprintf(" against %d", spec) : xstrdup("");
    const char *foreign = text_in(vm, "foreign");
    char *name = xprintf("%s %d%s%s%s%s%s", text_in(vm, "name"), release,
                         *foreign != '\0' ? " " : "", foreign, against, *setting != '\0' ? " " : "",
                         setting);
    free(against);
    free(arguments);
    return name;
}

static struct trend_series *series_of(struct trend *trend, char *name)
{
    for (size_t i = 0; i < trend->count; i++)
        if (strcmp(trend->series[i].name, name) == 0) {
            free(name);
            return &trend->series[i];
        }
    trend->series = xgrow(trend->series, trend->count, sizeof *trend->series);
    trend->series[trend->count] = (struct trend_series){.name = name};
    return &trend->series[trend->count++];
}

static void add_entry(struct trend_series *series, const json_t *result)
{
    const char *id = text_in(result, "id");
    enum verdict verdict = verdict_of(text_in(result, "verdict"));
    /* A challenged test counts nowhere. */
    if (*id == '\0' || verdict == VERDICT_COUNT || *text_in(result, "challenge") != '\0')
        return;
    if (series->entry_count == series->entry_capacity) {
        series->entry_capacity = series->entry_capacity * 2 + 1024;
        series->entries = xrealloc(series->entries,
                                   series->entry_capacity * sizeof *series->entries);
    }
    series->entries[series->entry_count++] = (struct trend_entry){
        .id = xstrdup(id),
        .number = series->run_count - 1,
        .verdict = verdict,
        .seconds = json_number_value(json_object_get(result, "seconds"))};
}

int trend_add(struct trend *trend, const json_t *document, const char *path)
{
    const json_t *vm = json_object_get(document, "vm");
    const json_t *results = json_object_get(document, "results");
    if (json_integer_value(json_object_get(document, "schema")) != SCHEMA_VERSION
        || !json_is_object(vm) || !json_is_array(results))
        return 1;
    struct trend_series *series = series_of(trend, series_name(document));
    series->runs = xgrow(series->runs, series->run_count, sizeof *series->runs);
    series->runs[series->run_count] = (struct trend_run){
        .path = xstrdup(path),
        .version = xstrdup(text_in(vm, "version")),
        .digest = xstrdup(text_in(vm, "libjvm_sha256")),
        .revision = xstrdup(text_in(document, "revision")),
        .started = json_integer_value(json_object_get(document, "started")),
        .seconds = json_number_value(json_object_get(document, "seconds")),
        .interrupted = json_is_true(json_object_get(document, "interrupted")),
        .number = series->run_count};
    series->run_count++;
    size_t index;
    json_t *result;
    json_array_foreach (results, index, result)
        add_entry(series, result);
    return 0;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct trend_series *)a)->name, ((const struct trend_series *)b)->name);
}

static int by_time(const void *a, const void *b)
{
    const struct trend_run *left = a, *right = b;
    if (left->started != right->started)
        return left->started < right->started ? -1 : 1;
    return strcmp(left->path, right->path);
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct trend_entry *)a)->id, ((const struct trend_entry *)b)->id);
}

static void free_run(struct trend_run *run)
{
    free(run->path);
    free(run->version);
    free(run->digest);
    free(run->revision);
}

/* Returns for each number of a run its place in time, or the count of runs for one that is
 * left out. Allocated. */
static size_t *order_runs(struct trend_series *series, size_t last)
{
    size_t all = series->run_count;
    size_t *places = xcalloc(all + 1, sizeof *places);
    qsort(series->runs, all, sizeof *series->runs, by_time);
    size_t skipped = last > 0 && last < all ? all - last : 0;
    for (size_t i = 0; i < all; i++)
        places[series->runs[i].number] = i < skipped ? all - skipped : i - skipped;
    for (size_t i = 0; i < skipped; i++)
        free_run(&series->runs[i]);
    series->run_count -= skipped;
    memmove(series->runs, series->runs + skipped, series->run_count * sizeof *series->runs);
    return places;
}

static void enter(struct trend_point *point, const struct trend_entry *entry)
{
    if (!point->present) {
        *point = (struct trend_point){true, false, entry->verdict, entry->seconds};
        return;
    }
    point->flaky = point->flaky || point->verdict != entry->verdict;
    if (verdict_outweighs(entry->verdict, point->verdict))
        point->verdict = entry->verdict;
    if (entry->seconds > point->seconds)
        point->seconds = entry->seconds;
}

static int by_value(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static void take_times(struct trend_test *test, size_t runs)
{
    double *times = xcalloc(runs + 1, sizeof *times);
    size_t count = 0;
    for (size_t i = 0; i < runs; i++)
        if (test->points[i].present && test->points[i].verdict != VERDICT_NA)
            times[count++] = test->points[i].seconds;
    if (count > 0)
        test->last = times[count - 1];
    if (count > 1) {
        qsort(times, count - 1, sizeof *times, by_value);
        test->median = times[(count - 2) / 2];
    }
    free(times);
}

static bool same_cause(const struct trend_run *a, const struct trend_run *b)
{
    return strcmp(a->digest, b->digest) == 0 && strcmp(a->version, b->version) == 0
           && strcmp(a->revision, b->revision) == 0;
}

static void take_changes(struct trend_test *test, const struct trend_series *series)
{
    const struct trend_point *before = NULL;
    for (size_t i = 0; i < series->run_count; i++) {
        const struct trend_point *point = &test->points[i];
        if (!point->present)
            continue;
        test->flaky += point->flaky;
        if (before != NULL && before->verdict != point->verdict) {
            test->changes++;
            test->flaky += same_cause(&series->runs[before - test->points], &series->runs[i]);
        }
        before = point;
    }
}

static void gather(struct trend_series *series, const size_t *places)
{
    if (series->entry_count > 0)
        qsort(series->entries, series->entry_count, sizeof *series->entries, by_id);
    for (size_t i = 0; i < series->entry_count;) {
        struct trend_test test = {.id = series->entries[i].id};
        test.points = xcalloc(series->run_count + 1, sizeof *test.points);
        bool present = false;
        for (; i < series->entry_count && strcmp(series->entries[i].id, test.id) == 0; i++) {
            size_t place = places[series->entries[i].number];
            if (place == series->run_count)
                continue;
            enter(&test.points[place], &series->entries[i]);
            present = true;
        }
        if (!present) {
            free(test.points);
            continue;
        }
        for (size_t j = 0; j < series->run_count; j++)
            if (test.points[j].present)
                series->runs[j].counts[test.points[j].verdict]++;
        take_changes(&test, series);
        take_times(&test, series->run_count);
        series->tests[series->test_count++] = test;
    }
}

void trend_finish(struct trend *trend, size_t last)
{
    if (trend->count > 0)
        qsort(trend->series, trend->count, sizeof *trend->series, by_name);
    for (size_t i = 0; i < trend->count; i++) {
        struct trend_series *series = &trend->series[i];
        size_t *places = order_runs(series, last);
        series->tests = xcalloc(series->entry_count + 1, sizeof *series->tests);
        gather(series, places);
        free(places);
    }
}

bool trend_slower(const struct trend_test *test)
{
    /* Less is noise of a machine that does other things too. */
    return test->median > 0 && test->last > 2 * test->median && test->last - test->median > 0.5;
}

void trend_free(struct trend *trend)
{
    for (size_t i = 0; i < trend->count; i++) {
        struct trend_series *series = &trend->series[i];
        for (size_t j = 0; j < series->run_count; j++)
            free_run(&series->runs[j]);
        for (size_t j = 0; j < series->test_count; j++)
            free(series->tests[j].points);
        for (size_t j = 0; j < series->entry_count; j++)
            free(series->entries[j].id);
        free(series->runs);
        free(series->tests);
        free(series->entries);
        free(series->name);
    }
    free(trend->series);
    *trend = (struct trend){0};
}
