/* SPDX-License-Identifier: Apache-2.0 */
#include "history/compare_vms.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "history/markdown.h"

/* Tests of a function that are named for a JVM where they have no cause, and lines of each. */
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
    size_t both;              /* in how many both deviate */
};

/* What one JVM does wrong that the other does right. */
struct deviation {
    char *id; /* of the cause */
    size_t tests;
    bool obligation;         /* in one of them at least */
    struct strings subjects; /* each once */
};

struct deviations {
    struct deviation *items;
    size_t count;
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

static bool is_both(const struct pair *pair)
{
    return pair->answers[0] > ANSWER_RIGHT && pair->answers[1] > ANSWER_RIGHT;
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
        subject.both += is_both(pair);
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

/* ---- The causes --------------------------------------------------------- */

/* Adds each of the ids, which are joined by ", ". */
static void add_ids(struct strings *list, const char *ids)
{
    char *copy = xstrdup(ids), *rest = copy;
    for (char *id; (id = strtok_r(rest, ", ", &rest)) != NULL;)
        strings_add_once(list, id);
    free(copy);
}

static struct deviation *deviation_of(struct deviations *all, const char *id)
{
    for (size_t i = 0; i < all->count; i++)
        if (strcmp(all->items[i].id, id) == 0)
            return &all->items[i];
    all->items = xgrow(all->items, all->count, sizeof *all->items);
    all->items[all->count] = (struct deviation){.id = xstrdup(id)};
    return &all->items[all->count++];
}

/* Obligations first, then what shows in most tests. */
static int by_weight(const void *a, const void *b)
{
    const struct deviation *left = a, *right = b;
    if (left->obligation != right->obligation)
        return left->obligation ? -1 : 1;
    if (left->tests != right->tests)
        return left->tests > right->tests ? -1 : 1;
    return strcmp(left->id, right->id);
}

static void add_deviations(struct deviations *all, const struct pair *pair, int side)
{
    struct strings ids = {0};
    const char *test = pair->of[side]->id;
    char *subject = xprintf("%.*s", (int)subject_length(test), test);
    add_ids(&ids, pair->of[side]->known);
    for (size_t i = 0; i < ids.count; i++) {
        struct deviation *deviation = deviation_of(all, ids.items[i]);
        deviation->tests++;
        deviation->obligation |= pair->answers[side] == ANSWER_WRONG;
        strings_add_once(&deviation->subjects, subject);
    }
    free(subject);
    strings_free(&ids);
}

static struct deviations deviations_of(const struct pair *pairs, size_t count, int side)
{
    struct deviations all = {0};
    for (size_t i = 0; i < count; i++)
        if (is_alone(&pairs[i], side) && pairs[i].of[side]->known != NULL)
            add_deviations(&all, &pairs[i], side);
    if (all.count > 0)
        qsort(all.items, all.count, sizeof *all.items, by_weight);
    return all;
}

static void deviations_free(struct deviations *all)
{
    for (size_t i = 0; i < all->count; i++) {
        free(all->items[i].id);
        strings_free(&all->items[i].subjects);
    }
    free(all->items);
}

static void put_deviation(const struct deviation *deviation, const struct known *known,
                          FILE *stream)
{
    const struct known_cause *cause = known != NULL ? known_cause_find(known, deviation->id) : NULL;
    char *subjects = strings_joined(&deviation->subjects, ", ");
    fprintf(stream, "- %s%s", cause != NULL ? cause->title : "", cause != NULL ? ": " : "");
    markdown_code(stream, deviation->id);
    if (cause != NULL && cause->class != KNOWN_DEVIATION)
        fprintf(stream, " (%s)", known_class_name(cause->class));
    fprintf(stream, ", %zu test%s of %s.", deviation->tests, noun_end(deviation->tests), subjects);
    if (cause != NULL && cause->workaround != NULL)
        fprintf(stream, " Workaround: %s", cause->workaround);
    fputc('\n', stream);
    free(subjects);
}

static void put_causes(const struct pair *pairs, size_t count, int side, const struct known *known,
                       FILE *stream)
{
    struct deviations all = deviations_of(pairs, count, side);
    if (all.count > 0)
        fprintf(stream, "\n## What %c alone does wrong, by cause\n", letters[side]);
    for (size_t i = 0; i < all.count; i++) {
        if (i == 0 || all.items[i].obligation != all.items[i - 1].obligation)
            fprintf(stream, "\n%s:\n\n",
                    all.items[i].obligation ? "Obligations" : "Recommendations");
        put_deviation(&all.items[i], known, stream);
    }
    deviations_free(&all);
}

/* ---- What has no cause -------------------------------------------------- */

/* Deviations from recommendations are counted only. */
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
        fprintf(stream, "- **%c** ... and %zu more of %.*s\n", letters[side], more,
                (int)subject->length, subject->name);
    if (advice > 0)
        fprintf(stream, "- **%c** recommendations not followed in %zu test%s of %.*s\n",
                letters[side], advice, noun_end(advice), (int)subject->length, subject->name);
}

static void put_all_unexplained(const struct pair *pairs, size_t count, FILE *stream)
{
    bool any = false;
    for (size_t i = 0; i < count; i++)
        for (int side = 0; side < 2; side++)
            any |= is_alone(&pairs[i], side) && pairs[i].of[side]->known == NULL;
    if (!any)
        return;
    fputs("\n## What has no recorded cause\n\n", stream);
    struct subject subject;
    for (size_t i = 0; i < count; i += subject.count) {
        subject = subject_at(&pairs[i], count - i);
        for (int side = 0; side < 2; side++)
            put_unexplained(&subject, side, stream);
    }
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
        both += is_both(pair);
    }
    fputs("\n| tests that deviate from | A alone | B alone |\n|---|---|---|\n", stream);
    for (int answer = ANSWER_WRONG; answer >= ANSWER_ADVICE; answer--)
        fprintf(stream, "| %s | %zu | %zu |\n", answer_words[answer], alone[0][answer],
                alone[1][answer]);
    fprintf(stream,
            "\n%zu test%s run on both. In %zu both deviate, in the same way or not; %zu %s "
            "not applicable, or said nothing, on one of them. `assay known show ID` says more "
            "of a cause.\n",
            count, count == 1 ? " was" : "s were", both, unknown, unknown == 1 ? "is" : "are");
}

/* A cell: the causes of the tests that `taken` has, and how many of them have none. */
static void put_cell(const struct subject *subject, int side,
                     bool (*taken)(const struct pair *pair, int side), FILE *stream)
{
    struct strings ids = {0};
    size_t unexplained = 0;
    for (size_t i = 0; i < subject->count; i++) {
        if (!taken(&subject->pairs[i], side))
            continue;
        if (subject->pairs[i].of[side]->known != NULL)
            add_ids(&ids, subject->pairs[i].of[side]->known);
        else
            unexplained++;
    }
    fputc('|', stream);
    for (size_t i = 0; i < ids.count; i++) {
        fputs(i > 0 ? ", " : " ", stream);
        markdown_code(stream, ids.items[i]);
    }
    if (unexplained > 0)
        fprintf(stream, "%s%zu without a cause", ids.count > 0 ? ", " : " ", unexplained);
    fputc(' ', stream);
    strings_free(&ids);
}

static bool is_wrong_alone(const struct pair *pair, int side)
{
    return is_alone(pair, side) && pair->answers[side] == ANSWER_WRONG;
}

static bool deviates_in_both(const struct pair *pair, int side)
{
    (void)side;
    return is_both(pair);
}

static bool has_wrong(const struct subject *subject)
{
    return subject->alone[0][ANSWER_WRONG] + subject->alone[1][ANSWER_WRONG] > 0;
}

static bool has_both(const struct subject *subject)
{
    return subject->both > 0;
}

static void put_table(const struct pair *pairs, size_t count, const char *heading,
                      bool (*shown)(const struct subject *subject),
                      bool (*taken)(const struct pair *pair, int side), FILE *stream)
{
    bool any = false;
    struct subject subject;
    for (size_t i = 0; i < count; i += subject.count) {
        subject = subject_at(&pairs[i], count - i);
        if (!shown(&subject))
            continue;
        if (!any)
            fprintf(stream,
                    "\n## %s\n\n| function, event or section | A | B |\n"
                    "|---|---|---|\n",
                    heading);
        any = true;
        fprintf(stream, "| %.*s ", (int)subject.length, subject.name);
        for (int side = 0; side < 2; side++)
            put_cell(&subject, side, taken, stream);
        fputs("|\n", stream);
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
    for (int side = 0; side < 2; side++)
        put_causes(pairs, count, side, known, stream);
    put_table(pairs, count, "By function: where one alone breaks an obligation", has_wrong,
              is_wrong_alone, stream);
    put_table(pairs, count, "By function: where both deviate", has_both, deviates_in_both, stream);
    put_all_unexplained(pairs, count, stream);
    free(pairs);
}
