/* SPDX-License-Identifier: Apache-2.0 */
#include "history/compare_runs.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

const char *change_name(enum run_change change)
{
    static const char *const names[CHANGES] = {
        [SAME] = "same",     [WORSE] = "worse", [DIFFERENT] = "different",
        [BETTER] = "better", [NEW] = "new",     [GONE] = "gone"};
    return names[change];
}

const char *change_heading(enum run_change change)
{
    static const char *const headings[CHANGES] = {
        [SAME] = "The same", [WORSE] = "Worse", [DIFFERENT] = "Fails in another way",
        [BETTER] = "Better", [NEW] = "New",     [GONE] = "Gone"};
    return headings[change];
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_value(const json_t *a, const json_t *b, const char *key)
{
    return json_equal(json_object_get(a, key), json_object_get(b, key)) != 0;
}

/* Whether two deviating results deviate in the same lines, wherever in the expected
 * file and by whichever rule these are expected. */
static bool same_lines(const struct recorded_result *a, const struct recorded_result *b)
{
    const json_t *left = json_object_get(a->object, "comparison");
    const json_t *right = json_object_get(b->object, "comparison");
    bool same = left != NULL && right != NULL && json_array_size(left) == json_array_size(right);
    for (size_t i = 0; same && i < json_array_size(left); i++)
        same = same_value(json_array_get(left, i), json_array_get(right, i), "kind")
               && same_value(json_array_get(left, i), json_array_get(right, i), "text");
    return same;
}

/* A test that no longer applies although the specification is the same has lost a
 * capability; under another version it is gone, or new. */
static enum run_change judge_na(const struct recorded_result *before,
                                const struct recorded_result *after, bool same_spec)
{
    if (before->verdict == after->verdict)
        return SAME;
    if (after->verdict == VERDICT_NA)
        return same_spec ? WORSE : GONE;
    return verdict_severity(after->verdict) > 0 && same_spec ? WORSE : NEW;
}

static enum run_change judge_pair(const struct recorded_result *before,
                                  const struct recorded_result *after, bool same_spec)
{
    if (before->verdict == VERDICT_NA || after->verdict == VERDICT_NA)
        return judge_na(before, after, same_spec);
    /* What an ERROR left unknown cannot have been better. */
    if (before->verdict == VERDICT_ERROR && after->verdict != VERDICT_ERROR
        && verdict_severity(after->verdict) >= verdict_severity(VERDICT_FAIL))
        return WORSE;
    /* WEAK may be the same answer, which merely has no pin any more. */
    if (before->verdict == VERDICT_KNOWN && after->verdict == VERDICT_WEAK)
        return DIFFERENT;
    int change = verdict_severity(after->verdict) - verdict_severity(before->verdict);
    if (change != 0)
        return change > 0 ? WORSE : BETTER;
    if (verdict_severity(after->verdict) == 0 || after->verdict == VERDICT_ERROR)
        return SAME;
    return same_text(before->known, after->known) && same_lines(before, after) ? SAME : DIFFERENT;
}

static void note(struct compare_runs *runs, enum run_change change,
                 const struct recorded_result *before, const struct recorded_result *after)
{
    if (change != SAME)
        runs->differences[runs->count++] = (struct difference){change, before, after};
    runs->counts[change]++;
}

static void compare(struct compare_runs *runs)
{
    const struct results_file *before = &runs->before, *after = &runs->after;
    runs->differences = xcalloc(before->count + after->count + 1, sizeof *runs->differences);
    for (size_t i = 0, j = 0; i < before->count || j < after->count;) {
        int order = i == before->count  ? 1
                    : j == after->count ? -1
                                        : strcmp(before->results[i].id, after->results[j].id);
        const struct recorded_result *left = order <= 0 ? &before->results[i++] : NULL;
        const struct recorded_result *right = order >= 0 ? &after->results[j++] : NULL;
        enum run_change change = left == NULL ? NEW
                                 : right == NULL
                                     ? GONE
                                     : judge_pair(left, right, before->spec == after->spec);
        note(runs, change, left, right);
    }
}

/* 0 where there is none, as for a run that is no part. */
static json_int_t number_in(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

const char *compare_runs_unknown(const struct compare_runs *runs, const struct results_file **run)
{
    const struct results_file *both[] = {&runs->before, &runs->after};
    for (size_t i = 0; i < 2; i++) {
        *run = both[i];
        if (both[i]->incomplete)
            return both[i]->interrupted ? "was interrupted" : "lacks results";
    }
    if (number_in(runs->before.root, "shard") != number_in(runs->after.root, "shard")
        || number_in(runs->before.root, "shards") != number_in(runs->after.root, "shards"))
        return "is of another part of the suite (--shard) than the one before";
    return NULL;
}

int compare_runs_read(struct compare_runs *runs, const char *before, const char *after)
{
    *runs = (struct compare_runs){0};
    if (results_file_read(&runs->before, before) != 0)
        return -1;
    if (results_file_read(&runs->after, after) != 0) {
        results_file_free(&runs->before);
        return -1;
    }
    compare(runs);
    return 0;
}

void compare_runs_free(struct compare_runs *runs)
{
    results_file_free(&runs->before);
    results_file_free(&runs->after);
    free(runs->differences);
}

const char *difference_id(const struct difference *difference)
{
    return (difference->after != NULL ? difference->after : difference->before)->id;
}

const char *verdict_in(const struct recorded_result *result)
{
    return result != NULL ? verdict_name(result->verdict) : "-";
}

const char *difference_reason(const struct difference *difference)
{
    if (difference->after == NULL)
        return NULL;
    return difference->after->reason != NULL ? difference->after->reason : difference->after->known;
}
