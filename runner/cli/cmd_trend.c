/* SPDX-License-Identifier: Apache-2.0 */

/* `assay trend`: the tests over many runs. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/date.h"
#include "base/json_file.h"
#include "base/json_text.h"
#include "base/text.h"
#include "base/utf8.h"
#include "catalog/renamed.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "history/trend.h"

struct trending {
    struct trend trend;
    size_t slow;
    size_t last; /* 0 for all */
    bool json;
    size_t strangers; /* files in directories that are no results */
    struct renamed *renamed;
    int status;
};

static void read_file(struct trending *trending, const char *path, bool named)
{
    json_t *document = json_file_load(path);
    if (document == NULL) {
        trending->status = STATUS_ERROR;
        return;
    }
    renamed_apply(trending->renamed, document);
    if (trend_add(&trending->trend, document, path) != 0) {
        trending->strangers++;
        if (named) {
            complain("%s: this is no result of an assay run", path);
            trending->status = STATUS_ERROR;
        }
    }
    json_decref(document);
}

static void read_place(struct trending *trending, const char *path, bool named);

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text);
    return length >= strlen(end) && strcmp(text + length - strlen(end), end) == 0;
}

static void read_directory(struct trending *trending, const char *path)
{
    struct dirent **entries;
    int count = scandir(path, &entries, NULL, alphasort);
    if (count < 0) {
        complain("%s: %s", path, strerror(errno));
        trending->status = STATUS_ERROR;
        return;
    }
    for (int i = 0; i < count; i++) {
        if (entries[i]->d_name[0] != '.') {
            char *inside = xprintf("%s/%s", path, entries[i]->d_name);
            read_place(trending, inside, false);
            free(inside);
        }
        free(entries[i]);
    }
    free(entries);
}

/* A link in a directory could lead back to it. */
static void read_place(struct trending *trending, const char *path, bool named)
{
    struct stat status;
    if ((named ? stat(path, &status) : lstat(path, &status)) != 0) {
        complain("%s: %s", path, strerror(errno));
        trending->status = STATUS_ERROR;
    } else if (S_ISDIR(status.st_mode)) {
        read_directory(trending, path);
    } else if (named || (S_ISREG(status.st_mode) && ends_with(path, ".json"))) {
        read_file(trending, path, named);
    }
}

enum { HISTORY = 60 };

static char letter_of(const struct trend_point *point)
{
    static const char letters[VERDICT_COUNT + 1] = {
        [VERDICT_PASS] = '.',  [VERDICT_FAIL] = 'F',    [VERDICT_WEAK] = 'W',
        [VERDICT_CRASH] = 'C', [VERDICT_TIMEOUT] = 'T', [VERDICT_INCOMPLETE] = 'I',
        [VERDICT_ERROR] = 'E', [VERDICT_NA] = '-',      [VERDICT_KNOWN] = 'K',
        [VERDICT_FIXED] = 'X',
    };
    return !point->present ? ' ' : point->flaky ? '*' : letters[point->verdict];
}

static void print_runs(const struct trend_series *series)
{
    bool used[VERDICT_COUNT] = {false};
    for (size_t i = 0; i < series->run_count; i++)
        for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
            used[verdict] = used[verdict] || series->runs[i].counts[verdict] > 0;
    int width = 3;
    for (size_t i = 0; i < series->run_count; i++) {
        int length = (int)strlen(series->runs[i].version);
        width = length > width ? length : width;
    }
    printf("\n  %-16s  %-*s  %-12s %8s", "when (UTC)", width, "JVM", "suite", "seconds");
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (used[verdict])
            printf(" %10s", verdict_name((enum verdict)verdict));
    putchar('\n');
    for (size_t i = 0; i < series->run_count; i++) {
        const struct trend_run *run = &series->runs[i];
        char *version = utf8_plain(run->version, strlen(run->version));
        char *revision = utf8_plain(run->revision, strlen(run->revision));
        char *date = date_text(run->started, "%Y-%m-%d %H:%M");
        printf("  %-16s  %-*s  %-12s %8.1f", date, width, version, revision, run->seconds);
        for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
            if (used[verdict])
                printf(" %10zu", run->counts[verdict]);
        puts(run->interrupted ? "  interrupted" : "");
        free(date);
        free(version);
        free(revision);
    }
}

static void print_changes(const struct trend_series *series)
{
    size_t changed = 0, flaky = 0;
    for (size_t i = 0; i < series->test_count; i++) {
        changed += series->tests[i].changes + series->tests[i].flaky > 0;
        flaky += series->tests[i].flaky > 0;
    }
    if (changed == 0) {
        if (series->run_count > 1)
            puts("\n  No test changed its verdict.");
        return;
    }
    printf("\n  Changed: %zu, of them %zu with the same JVM and the same suite (!).\n"
           "  . PASS  F FAIL  W WEAK  C CRASH  T TIMEOUT  I INCOMPLETE  E ERROR  K KNOWN\n"
           "  X FIXED  - NA  * several verdicts in one run; a blank: not run\n",
           changed, flaky);
    size_t first = series->run_count > HISTORY ? series->run_count - HISTORY : 0;
    for (size_t i = 0; i < series->test_count; i++) {
        const struct trend_test *test = &series->tests[i];
        if (test->changes + test->flaky == 0)
            continue;
        printf("    %c |", test->flaky > 0 ? '!' : ' ');
        for (size_t j = first; j < series->run_count; j++)
            putchar(letter_of(&test->points[j]));
        fputs("| ", stdout);
        utf8_put(stdout, test->id);
        putchar('\n');
    }
}

static int by_last(const void *a, const void *b)
{
    const struct trend_test *left = *(struct trend_test *const *)a;
    const struct trend_test *right = *(struct trend_test *const *)b;
    if (left->last != right->last)
        return left->last < right->last ? 1 : -1;
    return strcmp(left->id, right->id);
}

/* Pointers to the tests, the slowest first. Allocated. */
static const struct trend_test **slowest(const struct trend_series *series)
{
    const struct trend_test **list = xcalloc(series->test_count + 1, sizeof *list);
    for (size_t i = 0; i < series->test_count; i++)
        list[i] = &series->tests[i];
    if (series->test_count > 0)
        qsort(list, series->test_count, sizeof *list, by_last);
    return list;
}

static void print_time(const struct trend_test *test)
{
    printf("    %8.2f s", test->last);
    if (test->median > 0)
        printf("  (%.2f s)", test->median);
    fputs("  ", stdout);
    utf8_put(stdout, test->id);
    putchar('\n');
}

static void print_times(const struct trend_series *series, size_t most)
{
    const struct trend_test **list = slowest(series);
    if (most > 0 && series->test_count > 0)
        puts("\n  Slowest in their last run (median of the runs before):");
    for (size_t i = 0; i < series->test_count && i < most; i++)
        print_time(list[i]);
    size_t slower = 0;
    for (size_t i = 0; i < series->test_count; i++) {
        if (!trend_slower(list[i]))
            continue;
        if (slower++ == 0)
            puts("\n  Slower than before:");
        print_time(list[i]);
    }
    free(list);
}

static void print_trend(const struct trending *trending)
{
    for (size_t i = 0; i < trending->trend.count; i++) {
        const struct trend_series *series = &trending->trend.series[i];
        if (i > 0)
            putchar('\n');
        utf8_put(stdout, series->name);
        printf(": %zu run%s, %zu test%s\n", series->run_count, noun_end(series->run_count),
               series->test_count, noun_end(series->test_count));
        print_runs(series);
        print_changes(series);
        print_times(series, trending->slow);
    }
}

static json_t *run_object(const struct trend_run *run)
{
    json_t *counts = json_object();
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        json_object_set_new(counts, verdict_name((enum verdict)verdict),
                            json_integer((json_int_t)run->counts[verdict]));
    return json_pack("{s:o, s:s, s:s, s:s, s:I, s:f, s:b, s:o}", "file", text_as_json(run->path),
                     "version", run->version, "libjvm_sha256", run->digest, "revision",
                     run->revision, "started", (json_int_t)run->started, "seconds", run->seconds,
                     "interrupted", run->interrupted, "counts", counts);
}

static json_t *test_object(const struct trend_test *test, size_t runs)
{
    json_t *verdicts = json_array(), *seconds = json_array();
    for (size_t i = 0; i < runs; i++) {
        const struct trend_point *point = &test->points[i];
        json_array_append_new(verdicts, point->present ? json_string(verdict_name(point->verdict))
                                                       : json_null());
        json_array_append_new(seconds, point->present ? json_real(point->seconds) : json_null());
    }
    return json_pack("{s:s, s:I, s:I, s:b, s:f, s:f, s:o, s:o}", "id", test->id, "changes",
                     (json_int_t)test->changes, "flaky", (json_int_t)test->flaky, "slower",
                     trend_slower(test), "last_seconds", test->last, "median_seconds", test->median,
                     "verdicts", verdicts, "seconds", seconds);
}

static void dump(const struct trend *trend)
{
    json_t *list = json_array();
    for (size_t i = 0; i < trend->count; i++) {
        const struct trend_series *series = &trend->series[i];
        json_t *runs = json_array(), *tests = json_array();
        for (size_t j = 0; j < series->run_count; j++)
            json_array_append_new(runs, run_object(&series->runs[j]));
        for (size_t j = 0; j < series->test_count; j++)
            json_array_append_new(tests, test_object(&series->tests[j], series->run_count));
        json_array_append_new(
            list, json_pack("{s:s, s:o, s:o}", "jvm", series->name, "runs", runs, "tests", tests));
    }
    json_t *root = json_pack("{s:i, s:o}", "schema", 2, "series", list);
    json_dumpf(root, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(root);
}

static int show(struct trending *trending, char **places)
{
    trending->renamed = renamed_find();
    if (trending->renamed == NULL)
        return STATUS_ERROR;
    for (; *places != NULL; places++)
        read_place(trending, *places, true);
    renamed_free(trending->renamed);
    trend_finish(&trending->trend, trending->last);
    if (trending->trend.count == 0 && trending->status == STATUS_OK) {
        complain("there are no results");
        trending->status = STATUS_ERROR;
    }
    if (trending->json)
        dump(&trending->trend);
    else
        print_trend(trending);
    if (trending->strangers > 0 && !trending->json)
        printf("\n%zu file%s of a run and %s left out.\n", trending->strangers,
               trending->strangers == 1 ? " is no result" : "s are no results",
               trending->strangers == 1 ? "was" : "were");
    trend_free(&trending->trend);
    return trending->status;
}

static const struct option_row rows[] = {
    ROW_FLAG(struct trending, json, "json", 'j', "as a JSON document"),
    ROW_NUMBER(struct trending, last, "last", OPTION_SIZE, 1, INT32_MAX,
               "the last N runs of each kind of JVM only"),
    ROW_NUMBER(struct trending, slow, "slow", OPTION_SIZE, 0, INT32_MAX,
               "how many of the slowest tests to name; default: 10"),
};

static const struct command_usage usage = {
    .synopsis = "assay trend [OPTION]... DIR|RESULT.json...\n",
    .purpose =
        "Reports what became of the tests over many runs (assay run --json FILE), from the\n"
        "results in directories and below them: for each kind of JVM the runs in the order of\n"
        "time, the tests whose verdict changed, and those that are slow or became slower.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 1,
    .most = -1};

int cmd_trend(int argc, char **argv)
{
    struct trending trending = {.slow = 10};
    char **places;
    int status = options_read(&usage, &trending, argc, argv, &places);
    return status != OPTIONS_READ ? status : show(&trending, places);
}
