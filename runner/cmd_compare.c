/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "recorded.h"
#include "text.h"
#include "utf8.h"

static const char usage[] =
    "Usage: assay compare [--json] BEFORE.json AFTER.json\n"
    "Tells what differs between two runs (assay run --json FILE): what became worse,\n"
    "differs in another way, became better, is new, is gone.\n"
    "  -j, --json    as a JSON document\n"
    "\n"
    "Exit status: 0 nothing is worse, 1 something is, 2 bad usage, or a run that was\n"
    "interrupted.\n";

enum change { SAME, WORSE, DIFFERENT, BETTER, NEW, GONE, CHANGES };

static const char *const change_names[CHANGES] = {
    [WORSE] = "worse", [DIFFERENT] = "different", [BETTER] = "better", [NEW] = "new",
    [GONE] = "gone"};

struct difference {
    enum change change;
    const struct recorded_result *before; /* NULL for a test that is new */
    const struct recorded_result *after;  /* NULL for one that is gone */
};

struct comparing {
    struct recorded before, after;
    struct difference *differences;
    size_t count;
    size_t counts[CHANGES];
};

static bool same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

/* Whether two results that do not hold deviate in the same lines. */
static bool same_lines(const struct recorded_result *a, const struct recorded_result *b)
{
    const json_t *left = json_object_get(a->object, "comparison");
    const json_t *right = json_object_get(b->object, "comparison");
    return left != NULL && right != NULL && json_equal(left, right) != 0;
}

/* A test that no longer applies although the specification is the same has lost a
 * capability; under another version it is gone, or new. */
static enum change judge_na(const struct recorded_result *before,
                            const struct recorded_result *after, bool same_spec)
{
    if (before->verdict == after->verdict)
        return SAME;
    if (after->verdict == VERDICT_NA)
        return same_spec ? WORSE : GONE;
    return verdict_gravity(after->verdict) > 0 && same_spec ? WORSE : NEW;
}

static enum change judge_pair(const struct recorded_result *before,
                              const struct recorded_result *after, bool same_spec)
{
    if (before->verdict == VERDICT_NA || after->verdict == VERDICT_NA)
        return judge_na(before, after, same_spec);
    int change = verdict_gravity(after->verdict) - verdict_gravity(before->verdict);
    if (change != 0)
        return change > 0 ? WORSE : BETTER;
    if (verdict_gravity(after->verdict) == 0 || after->verdict == VERDICT_ERROR)
        return SAME;
    return same_text(before->known, after->known) && same_lines(before, after) ? SAME : DIFFERENT;
}

static void note(struct comparing *comparing, enum change change,
                 const struct recorded_result *before, const struct recorded_result *after)
{
    if (change != SAME)
        comparing->differences[comparing->count++] = (struct difference){change, before, after};
    comparing->counts[change]++;
}

static void compare(struct comparing *comparing)
{
    const struct recorded *before = &comparing->before, *after = &comparing->after;
    comparing->differences =
        xcalloc(before->count + after->count + 1, sizeof *comparing->differences);
    for (size_t i = 0, j = 0; i < before->count || j < after->count;) {
        int order = i == before->count ? 1
            : j == after->count        ? -1
                                : strcmp(before->results[i].id, after->results[j].id);
        const struct recorded_result *left = order <= 0 ? &before->results[i++] : NULL;
        const struct recorded_result *right = order >= 0 ? &after->results[j++] : NULL;
        enum change change = left == NULL ? NEW
            : right == NULL               ? GONE
                            : judge_pair(left, right, before->spec == after->spec);
        note(comparing, change, left, right);
    }
}

static const char *verdict_in(const struct recorded_result *result)
{
    return result != NULL ? verdict_name(result->verdict) : "-";
}

static const char *reason_of(const struct difference *difference)
{
    if (difference->after == NULL)
        return NULL;
    return difference->after->reason != NULL ? difference->after->reason
                                             : difference->after->known;
}

static void tell_difference(const struct difference *difference)
{
    const struct recorded_result *any =
        difference->after != NULL ? difference->after : difference->before;
    fputs("  ", stdout);
    utf8_put(stdout, any->id);
    printf("  %s -> %s", verdict_in(difference->before), verdict_in(difference->after));
    if (reason_of(difference) != NULL) {
        fputs("  ", stdout);
        utf8_put(stdout, reason_of(difference));
    }
    putchar('\n');
}

static void tell_label(const char *what, const struct recorded *recorded)
{
    printf("%s ", what);
    utf8_put(stdout, recorded->label);
    printf(" (%s)\n", recorded->path);
}

static void tell(const struct comparing *comparing)
{
    static const char *const heads[CHANGES] = {[WORSE] = "Worse",
                                               [DIFFERENT] = "Fails in another way",
                                               [BETTER] = "Better",
                                               [NEW] = "New",
                                               [GONE] = "Gone"};
    tell_label("before:", &comparing->before);
    tell_label("after: ", &comparing->after);
    for (int change = WORSE; change < CHANGES; change++) {
        if (comparing->counts[change] == 0)
            continue;
        printf("\n%s: %zu\n", heads[change], comparing->counts[change]);
        for (size_t i = 0; i < comparing->count; i++)
            if ((int)comparing->differences[i].change == change)
                tell_difference(&comparing->differences[i]);
    }
    printf("\n%zu worse, %zu failing in another way, %zu better, %zu new, %zu gone, "
           "%zu the same.\n",
           comparing->counts[WORSE], comparing->counts[DIFFERENT], comparing->counts[BETTER],
           comparing->counts[NEW], comparing->counts[GONE], comparing->counts[SAME]);
}

static json_t *text_or_null(const char *text)
{
    return text != NULL ? json_string(text) : json_null();
}

static json_t *run_object(const struct recorded *recorded)
{
    return json_pack("{s:s, s:s, s:i, s:b}", "file", recorded->path, "vm", recorded->label,
                     "specification", recorded->spec, "interrupted", recorded->interrupted);
}

static int dump(const struct comparing *comparing)
{
    json_t *counts = json_object();
    for (int change = WORSE; change < CHANGES; change++)
        json_object_set_new(counts, change_names[change],
                            json_integer((json_int_t)comparing->counts[change]));
    json_object_set_new(counts, "same", json_integer((json_int_t)comparing->counts[SAME]));
    json_t *list = json_array();
    for (size_t i = 0; i < comparing->count; i++) {
        const struct difference *difference = &comparing->differences[i];
        const struct recorded_result *before = difference->before, *after = difference->after;
        json_array_append_new(
            list,
            json_pack("{s:s, s:s, s:o, s:o, s:o}", "id", (after != NULL ? after : before)->id,
                      "change", change_names[difference->change], "before",
                      before != NULL ? json_string(verdict_in(before)) : json_null(), "after",
                      after != NULL ? json_string(verdict_in(after)) : json_null(), "reason",
                      text_or_null(reason_of(difference))));
    }
    json_t *root = json_object();
    json_object_set_new(root, "schema", json_integer(1));
    json_object_set_new(root, "before", run_object(&comparing->before));
    json_object_set_new(root, "after", run_object(&comparing->after));
    json_object_set_new(root, "counts", counts);
    json_object_set_new(root, "differences", list);
    int result = json_dumpf(root, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(root);
    return result;
}

/* What an interrupted run did not come to is not known. */
static int status_of(const struct comparing *comparing)
{
    if (comparing->counts[WORSE] + comparing->counts[DIFFERENT] > 0)
        return STATUS_DEVIATION;
    const struct recorded *runs[] = {&comparing->before, &comparing->after};
    for (size_t i = 0; i < 2; i++)
        if (runs[i]->interrupted) {
            complain("%s: this run was interrupted, so that nothing is worse is not known",
                     runs[i]->path);
            return STATUS_ERROR;
        }
    return STATUS_OK;
}

static int run(const char *before, const char *after, bool json)
{
    struct comparing comparing = {0};
    int status = STATUS_ERROR;
    if (recorded_read(&comparing.before, before) != 0)
        return status;
    if (recorded_read(&comparing.after, after) == 0) {
        compare(&comparing);
        if (json)
            dump(&comparing);
        else
            tell(&comparing);
        status = status_of(&comparing);
        recorded_free(&comparing.after);
    }
    recorded_free(&comparing.before);
    free(comparing.differences);
    return status;
}

int cmd_compare(int argc, char **argv)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"help", no_argument, NULL, 'h'}, {0}};
    bool json = false;
    for (int option; (option = getopt_long(argc, argv, "jh", options, NULL)) != -1;) {
        if (option == 'h') {
            fputs(usage, stdout);
            return STATUS_OK;
        }
        if (option != 'j')
            return STATUS_ERROR;
        json = true;
    }
    if (argc - optind != 2) {
        fputs(usage, stderr);
        return STATUS_ERROR;
    }
    return run(argv[optind], argv[optind + 1], json);
}
