/* SPDX-License-Identifier: Apache-2.0 */

#include "match/comparison.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "match/search.h"

/* Of so many extra lines in a row and more, only so many are listed. */
#define MAX_RUN 100

/* States that the search for the nearest reading should stay below, and lines
 * that it looks at in any case. */
#define DIFF_STATES 300000
#define DIFF_LINES 500

struct builder {
    const struct expected *expected;
    const struct conditions *conditions;
    struct comparison *comparison;
    size_t capacity;
    const struct rule ***in_force; /* by citation, made when first needed; behind these
                                      those below must, and both without rules of refused calls */
    size_t *in_force_counts;
    const struct node *place; /* the expected line at which extra lines are shown */
    bool recommended;         /* what differs is only recommended */
    bool accepted;            /* an error expected before did not come */
    int64_t steps;            /* left for looking whether lines are as recommended */
    bool differs;
};

static bool requires(const struct builder *builder, const struct rule *rule)
{
    return rule_in_force(rule, builder->conditions->spec)
           && !(builder->recommended && rule->level == LEVEL_MUST)
           && !(builder->accepted && rule_of_refused_calls(rule));
}

static bool expects_error(const struct diff_line *line)
{
    for (size_t i = 0; i < line->rule_count; i++)
        if (rule_is_error(line->rules[i]))
            return true;
    return false;
}

/* Only what rules in force require can be broken. */
static void put_rules(struct builder *builder, struct diff_line *line, const struct node *node)
{
    const struct citation *citation = &builder->expected->citations[node->citation];
    size_t variant = (builder->recommended ? 1U : 0U) + (builder->accepted ? 2U : 0U);
    size_t list = node->citation + variant * builder->expected->citation_count;
    const struct rule ***rules = &builder->in_force[list];
    size_t *count = &builder->in_force_counts[list];
    if (*rules == NULL) {
        *rules = xcalloc(citation->count, sizeof **rules);
        for (size_t i = 0; i < citation->count; i++)
            if (requires(builder, citation->rules[i]))
                (*rules)[(*count)++] = citation->rules[i];
    }
    line->rules = *rules;
    line->rule_count = *count;
}

static void put(struct builder *builder, enum diff_kind kind, const char *text,
                const struct node *node)
{
    struct comparison *comparison = builder->comparison;
    if (comparison->count == builder->capacity) {
        builder->capacity = builder->capacity > 0 ? 2 * builder->capacity : 64;
        comparison->lines = xrealloc(comparison->lines,
                                     builder->capacity * sizeof *comparison->lines);
    }
    struct diff_line *line = &comparison->lines[comparison->count++];
    *line = (struct diff_line){.kind = kind, .text = xstrdup(text)};
    if (kind != DIFF_EXTRA)
        line->line = node->line;
    if (node != NULL)
        put_rules(builder, line, node);
    if (kind == DIFF_SAME)
        return;
    enum level level = node != NULL ? LEVEL_MAY : LEVEL_MUST;
    for (size_t i = 0; i < line->rule_count; i++)
        if (line->rules[i]->level > level)
            level = line->rules[i]->level;
    if (!builder->differs || level > comparison->level)
        comparison->level = level;
    builder->differs = true;
    builder->accepted |= kind == DIFF_MISSING && expects_error(line);
}

static void put_expected(struct builder *builder, enum diff_kind kind, const struct node *node)
{
    put(builder, kind, node->text, node);
    builder->place = node;
}

/* The lines of a list in its shortest form, all missing. */
static void put_missing(struct builder *builder, const struct item *item)
{
    if (item->kind == NODE_LINE) {
        put_expected(builder, DIFF_MISSING, item->node);
        return;
    }
    const struct list *shortest = item->lists;
    for (size_t i = 1; i < item->count; i++)
        if (item->lists[i].least < shortest->least)
            shortest = &item->lists[i];
    for (size_t i = 0; i < shortest->count; i++)
        put_missing(builder, &shortest->items[i]);
}

static void put_rest(struct builder *builder, const struct frame *frame)
{
    const struct list *list = frame->list;
    if (frame->kind == FRAME_SEQUENCE)
        for (size_t i = frame->index; i < list->count; i++)
            put_missing(builder, &list->items[i]);
    if (frame->kind == FRAME_UNORDERED)
        for (size_t i = 0; i < list->count; i++)
            if (!(frame->used[i / 64] >> i % 64 & 1))
                put_missing(builder, &list->items[i]);
}

/* The first line that the list could expect, for extra lines before any. */
static const struct node *first_line(const struct list *list)
{
    if (list->count == 0)
        return NULL;
    const struct item *item = &list->items[0];
    return item->kind == NODE_LINE ? item->node : first_line(item->lists);
}

/* Extra lines at the beginning are shown at the next expected line. */
static const struct node *first_place(const struct state *states, const size_t *way, size_t length,
                                      const struct list *list)
{
    for (size_t i = 0; i < length; i++) {
        const struct state *state = &states[way[i]];
        if (state->step == STEP_SAME || state->step == STEP_MISSING || state->step == STEP_CHANGED)
            return ((const struct item *)state->what)->node;
    }
    return first_line(list);
}

static void put_extra(struct builder *builder, const char *line)
{
    put(builder, DIFF_EXTRA, line, builder->place);
}

/* An actual line that is expected, but for what its pattern recommends. */
static void put_same(struct builder *builder, const struct node *node, const char *actual)
{
    if (line_pattern_as_recommended(&node->pattern, actual, &builder->steps)
        || builder->steps < 0) {
        put_expected(builder, DIFF_SAME, node);
        return;
    }
    builder->recommended = true;
    put_expected(builder, DIFF_MISSING, node);
    put_extra(builder, actual);
    builder->recommended = false;
}

/* The way from the first state to the end of the search. */
static void put_way(struct builder *builder, const struct search *search, const struct list *list)
{
    size_t length = 0;
    for (size_t at = search->end; at != SIZE_MAX; at = search->states.items[at].from)
        length++;
    size_t *way = xcalloc(length, sizeof *way);
    size_t left = length;
    for (size_t at = search->end; at != SIZE_MAX; at = search->states.items[at].from)
        way[--left] = at;
    builder->place = first_place(search->states.items, way, length, list);
    for (size_t i = 0; i < length; i++) {
        const struct state *state = &search->states.items[way[i]];
        const struct item *item = state->what;
        if (state->step == STEP_SAME)
            put_same(builder, item->node, search->actual[state->place - 1]);
        if (state->step == STEP_MISSING || state->step == STEP_CHANGED)
            put_expected(builder, DIFF_MISSING, item->node);
        if (state->step == STEP_EXTRA || state->step == STEP_CHANGED)
            put_extra(builder, search->actual[state->place - 1]);
        if (state->step == STEP_CLOSE)
            put_rest(builder, state->what);
    }
    free(way);
}

/* Without a full reading: as far as the exact search came, then all the rest. */
static void put_farthest(struct builder *builder, const struct search *search,
                         const struct list *list)
{
    put_way(builder, search, list);
    const struct state *end = &search->states.items[search->end];
    for (const struct frame *frame = end->frame; frame != NULL; frame = frame->next)
        put_rest(builder, frame);
    for (size_t i = end->place; i < search->actual_count; i++)
        put_extra(builder, search->actual[i]);
}

/* Leaves out what comes after the first lines of a flood. */
static void cut_floods(struct comparison *comparison)
{
    size_t kept = 0, run = 0;
    for (size_t i = 0; i < comparison->count; i++) {
        struct diff_line *line = &comparison->lines[i];
        run = line->kind == DIFF_EXTRA ? run + 1 : 0;
        if (run > MAX_RUN) {
            free(line->text);
            comparison->omitted++;
        } else {
            comparison->lines[kept++] = *line;
        }
    }
    comparison->count = kept;
}

static void put_nearest(struct builder *builder, const struct search *exact,
                        const struct list *list)
{
    size_t count = exact->actual_count;
    size_t most = DIFF_STATES / (list_lines(list) + 1);
    if (most < DIFF_LINES)
        most = DIFF_LINES;
    if (count > most)
        count = most;
    struct search nearest;
    search_run(&nearest, list, builder->expected->variables.texts.count, exact->actual, count,
               SIZE_MAX / 2);
    if (nearest.outcome == SEARCH_FOUND) {
        put_way(builder, &nearest, list);
        for (size_t i = count; i < exact->actual_count; i++)
            put_extra(builder, exact->actual[i]);
    } else {
        put_farthest(builder, exact, list);
    }
    search_free(&nearest);
}

void comparison_make(const struct expected *expected, const struct conditions *conditions,
                     const char *const *actual, size_t count, struct comparison *comparison)
{
    size_t lists = 4 * expected->citation_count;
    *comparison = (struct comparison){0};
    struct builder builder = {.expected = expected,
                              .conditions = conditions,
                              .comparison = comparison,
                              .steps = SEARCH_STEPS};
    builder.in_force = xcalloc(lists + 1, sizeof *builder.in_force);
    builder.in_force_counts = xcalloc(lists + 1, sizeof *builder.in_force_counts);
    comparison->memory = builder.in_force;
    comparison->memory_count = lists;

    struct list list;
    struct search exact;
    list_resolve(&list, expected, conditions);
    search_run(&exact, &list, expected->variables.texts.count, actual, count, 0);
    comparison->undecided = exact.outcome == SEARCH_GAVE_UP;
    if (exact.outcome == SEARCH_FOUND)
        put_way(&builder, &exact, &list);
    else if (exact.outcome == SEARCH_GAVE_UP)
        put_farthest(&builder, &exact, &list);
    else
        put_nearest(&builder, &exact, &list);
    comparison->undecided |= builder.steps < 0;
    comparison->equal = exact.outcome == SEARCH_FOUND && !builder.differs && !comparison->undecided;
    if (!comparison->equal)
        cut_floods(comparison);
    search_free(&exact);
    list_free(&list);
    free(builder.in_force_counts);
}

static enum level level_of(const struct diff_line *line)
{
    enum level level = LEVEL_MAY;
    for (size_t i = 0; i < line->rule_count; i++)
        if (line->rules[i]->level > level)
            level = line->rules[i]->level;
    return level;
}

enum level comparison_strongest(const struct comparison *comparison)
{
    enum level level = LEVEL_MAY;
    for (size_t i = 0; i < comparison->count; i++)
        if (comparison->lines[i].kind != DIFF_EXTRA && level_of(&comparison->lines[i]) > level)
            level = level_of(&comparison->lines[i]);
    return level;
}

enum level comparison_level_at_end(const struct comparison *comparison)
{
    size_t end = comparison->count;
    while (end > 0 && comparison->lines[end - 1].kind == DIFF_MISSING)
        end--;
    if (end == comparison->count)
        return comparison_strongest(comparison);
    enum level level = LEVEL_MAY;
    for (size_t i = 0; i <= end; i++)
        if (comparison->lines[i].kind != DIFF_SAME && level_of(&comparison->lines[i]) > level)
            level = level_of(&comparison->lines[i]);
    return level;
}

void comparison_free(struct comparison *comparison)
{
    for (size_t i = 0; i < comparison->count; i++)
        free(comparison->lines[i].text);
    free(comparison->lines);
    const struct rule ***memory = comparison->memory;
    for (size_t i = 0; i < comparison->memory_count; i++)
        free(memory[i]);
    free(memory);
    *comparison = (struct comparison){0};
}
