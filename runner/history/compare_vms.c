/* SPDX-License-Identifier: Apache-2.0 */
#include "history/compare_vms.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "history/markdown.h"

/* Tests named under a function for a JVM, and lines of each. */
enum { NAMED = 3, LINES = 6 };

enum answer { ANSWER_UNKNOWN, ANSWER_RIGHT, ANSWER_ADVICE, ANSWER_WRONG, ANSWERS };

struct pair {
    const struct recorded_result *of[2];
    enum answer answers[2];
};

/* The tests of one function, event or section; a part of all pairs. */
struct subject {
    const char *name; /* category/Subject, of `length` characters */
    size_t length;
    const struct pair *pairs;
    size_t count;
    size_t alone[2][ANSWERS]; /* in how many one deviates and the other is right */
};

static const char letters[2] = {'A', 'B'};

static enum answer answer_of(const struct recorded_result *result)
{
    if (result == NULL || result->verdict == VERDICT_NA || result->verdict == VERDICT_ERROR)
        return ANSWER_UNKNOWN;
    if (result->verdict == VERDICT_FIXED)
        return ANSWER_RIGHT;
    const char *verdict = json_string_value(json_object_get(result->object, "unrecorded"));
    if (verdict == NULL)
        verdict = verdict_name(result->verdict);
    return strcmp(verdict, "PASS") == 0   ? ANSWER_RIGHT
           : strcmp(verdict, "WEAK") == 0 ? ANSWER_ADVICE
                                          : ANSWER_WRONG;
}

static bool is_alone(const struct pair *pair, int side)
{
    return pair->answers[side] > ANSWER_RIGHT && pair->answers[1 - side] == ANSWER_RIGHT;
}

/* The tests that are in both runs, by id. Allocated. */
static struct pair *pairs_of(const struct compare_runs *runs, size_t *count)
{
    struct pair *pairs = xcalloc(runs->before.count + 1, sizeof *pairs);
    *count = 0;
    for (size_t i = 0; i < runs->before.count; i++) {
        const struct recorded_result *left = &runs->before.results[i];
        const struct recorded_result *right = results_file_find(&runs->after, left->id);
        if (right != NULL)
            pairs[(*count)++] = (struct pair){{left, right}, {answer_of(left), answer_of(right)}};
    }
    return pairs;
}

/* Of "category/Subject/name" the first two parts. */
static size_t subject_length(const char *id)
{
    size_t length = strcspn(id, "/");
    return id[length] == '\0' ? length : length + 1 + strcspn(id + length + 1, "/");
}

/* The subject that begins at the first of the pairs. */
static struct subject subject_at(const struct pair *pairs, size_t count)
{
    const char *id = pairs[0].of[0]->id;
    struct subject subject = {.name = id, .length = subject_length(id), .pairs = pairs};
    while (subject.count < count) {
        const struct pair *pair = &pairs[subject.count];
        if (subject_length(pair->of[0]->id) != subject.length
            || strncmp(pair->of[0]->id, id, subject.length) != 0)
            break;
        for (int side = 0; side < 2; side++)
            if (is_alone(pair, side))
                subject.alone[side][pair->answers[side]]++;
        subject.count++;
    }
    return subject;
}

/* ---- What the JVMs have ------------------------------------------------- */

static bool has(const json_t *list, const char *text)
{
    size_t index;
    json_t *item;
    json_array_foreach (list, index, item)
        if (json_is_string(item) && strcmp(json_string_value(item), text) == 0)
            return true;
    return false;
}

static void put_names_alone(const struct compare_runs *runs, const char *key, const char *what,
                            FILE *stream)
{
    const json_t *vms[] = {json_object_get(runs->before.root, "vm"),
                           json_object_get(runs->after.root, "vm")};
    for (int side = 0; side < 2; side++) {
        const json_t *other = json_object_get(vms[1 - side], key);
        size_t index, count = 0;
        json_t *item;
        json_array_foreach (json_object_get(vms[side], key), index, item) {
            if (!json_is_string(item) || has(other, json_string_value(item)))
                continue;
            if (count++ == 0)
                fprintf(stream, "- %s of **%c** alone: ", what, letters[side]);
            else
                fputs(", ", stream);
            markdown_code(stream, json_string_value(item));
        }
        fputs(count > 0 ? "\n" : "", stream);
    }
}

static void put_possessions(const struct compare_runs *runs, FILE *stream)
{
    fputs("\n## What one alone offers\n\n"
          "Where nothing stands, both offer the same.\n\n",
          stream);
    put_names_alone(runs, "onload_capabilities", "capabilities", stream);
    put_names_alone(runs, "live_capabilities", "capabilities in the live phase", stream);
    put_names_alone(runs, "extension_functions", "extension functions", stream);
    put_names_alone(runs, "extension_events", "extension events", stream);
}

/* ---- The functions ------------------------------------------------------ */

static const char *const answer_words[ANSWERS] = {
    [ANSWER_ADVICE] = "recommendations", [ANSWER_WRONG] = "obligations"};

static void put_sums(const struct pair *pairs, size_t count, FILE *stream)
{
    size_t alone[2][ANSWERS] = {{0}}, both = 0, unknown = 0;
    for (size_t i = 0; i < count; i++) {
        const struct pair *pair = &pairs[i];
        for (int side = 0; side < 2; side++)
            alone[side][pair->answers[side]] += is_alone(pair, side);
        unknown += pair->answers[0] == ANSWER_UNKNOWN || pair->answers[1] == ANSWER_UNKNOWN;
        both += pair->answers[0] > ANSWER_RIGHT && pair->answers[1] > ANSWER_RIGHT;
    }
    fputs("\n| deviates from | A alone | B alone |\n|---|---|---|\n", stream);
    for (int answer = ANSWER_WRONG; answer >= ANSWER_ADVICE; answer--)
        fprintf(stream, "| %s | %zu | %zu |\n", answer_words[answer], alone[0][answer],
                alone[1][answer]);
    fprintf(stream,
            "\n%zu test%s run on both. In %zu both deviate, in the same way or not; %zu %s "
            "not applicable, or said nothing, on one of them.\n",
            count, count == 1 ? " was" : "s were", both, unknown, unknown == 1 ? "is" : "are");
}

static void put_known(const struct subject *subject, int side, const struct known *known,
                      FILE *stream)
{
    struct strings causes = {0};
    for (size_t i = 0; i < subject->count; i++)
        if (is_alone(&subject->pairs[i], side) && subject->pairs[i].of[side]->known != NULL)
            strings_add_once(&causes, subject->pairs[i].of[side]->known);
    for (size_t c = 0; c < causes.count; c++) {
        const struct known_cause *cause = known != NULL ? known_cause_find(known, causes.items[c])
                                                        : NULL;
        size_t tests = 0;
        for (size_t i = 0; i < subject->count; i++) {
            const char *here = subject->pairs[i].of[side]->known;
            tests += is_alone(&subject->pairs[i], side) && here != NULL
                     && strcmp(here, causes.items[c]) == 0;
        }
        fprintf(stream, "- **%c** %s%s", letters[side], cause != NULL ? cause->title : "",
                cause != NULL ? ": " : "");
        markdown_code(stream, causes.items[c]);
        fprintf(stream, ", %zu test%s\n", tests, tests == 1 ? "" : "s");
    }
    strings_free(&causes);
}

/* Deviations without a cause; those from recommendations are counted only. */
static void put_unexplained(const struct subject *subject, int side, FILE *stream)
{
    size_t named = 0, more = 0, advice = 0;
    for (size_t i = 0; i < subject->count; i++) {
        const struct pair *pair = &subject->pairs[i];
        const struct recorded_result *result = pair->of[side];
        if (!is_alone(pair, side) || result->known != NULL)
            continue;
        if (pair->answers[side] == ANSWER_ADVICE) {
            advice++;
        } else if (named < NAMED) {
            named++;
            fprintf(stream, "- **%c** ", letters[side]);
            markdown_code(stream, result->id);
            fprintf(stream, " %s\n", verdict_name(result->verdict));
            markdown_lines(stream, result, LINES);
        } else {
            more++;
        }
    }
    if (more > 0)
        fprintf(stream, "- **%c** ... and %zu more\n", letters[side], more);
    if (advice > 0)
        fprintf(stream, "- **%c** recommendations not followed in %zu test%s\n", letters[side],
                advice, advice == 1 ? "" : "s");
}

static void put_subject(const struct subject *subject, const struct known *known, FILE *stream)
{
    fprintf(stream, "\n### %.*s\n\n", (int)subject->length, subject->name);
    for (int side = 0; side < 2; side++) {
        put_known(subject, side, known, stream);
        put_unexplained(subject, side, stream);
    }
}

static bool is_wrong(const struct subject *subject)
{
    return subject->alone[0][ANSWER_WRONG] + subject->alone[1][ANSWER_WRONG] > 0;
}

static void put_subjects(const struct pair *pairs, size_t count, const struct known *known,
                         FILE *stream)
{
    fputs("\n## Where one alone breaks an obligation\n\n"
          "| function, event or section | tests | A | B |\n|---|---|---|---|\n",
          stream);
    struct subject subject;
    for (size_t i = 0; i < count; i += subject.count) {
        subject = subject_at(&pairs[i], count - i);
        if (is_wrong(&subject))
            fprintf(stream, "| %.*s | %zu | %zu | %zu |\n", (int)subject.length, subject.name,
                    subject.count, subject.alone[0][ANSWER_WRONG], subject.alone[1][ANSWER_WRONG]);
    }
    for (size_t i = 0; i < count; i += subject.count) {
        subject = subject_at(&pairs[i], count - i);
        if (is_wrong(&subject))
            put_subject(&subject, known, stream);
    }
}

void compare_vms(const struct compare_runs *runs, const struct known *known, FILE *stream)
{
    size_t count;
    struct pair *pairs = pairs_of(runs, &count);
    fputs("# Two JVMs\n\n- **A** ", stream);
    markdown_code(stream, runs->before.label);
    fprintf(stream, ", specification %d\n- **B** ", runs->before.spec);
    markdown_code(stream, runs->after.label);
    fprintf(stream, ", specification %d\n", runs->after.spec);
    put_sums(pairs, count, stream);
    put_possessions(runs, stream);
    put_subjects(pairs, count, known, stream);
    free(pairs);
}
