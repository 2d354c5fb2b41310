/* SPDX-License-Identifier: Apache-2.0 */
#include "match/search.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* States looked at before the search gives up. */
#define MAX_STATES 500000

/* The cost of one missing or extra line. */
#define COST 100

/* The cost of an expected line in whose place another one came: less than a
 * missing line and an extra one, and the less the more they have in common. */
static size_t cost_of_change(const char *wanted, const char *actual)
{
    size_t left = strlen(wanted), right = strlen(actual);
    size_t shorter = left < right ? left : right, longer = left < right ? right : left;
    size_t front = 0, back = 0;
    while (front < shorter && wanted[front] == actual[front])
        front++;
    while (back < shorter - front && wanted[left - 1 - back] == actual[right - 1 - back])
        back++;
    return 2 * COST - 1 - (longer > 0 ? (COST - 2) * (front + back) / longer : 0);
}

static void step(struct search *search, size_t from, enum step_kind kind, const void *what,
                 const struct frame *to, const struct words *bound, size_t lines, size_t cost)
{
    struct state state = search->states.items[from];
    state.frame = to;
    state.words = bound;
    state.place += lines;
    state.cost += cost;
    state.from = from;
    state.step = kind;
    state.what = what;
    states_reach(&search->states, state);
}

/* To keep the bound words takes time for each of them. */
static void charge_words(struct search *search)
{
    size_t length = search->states.variables;
    for (size_t i = 0; i < search->states.variables; i++)
        length += search->scratch[i].length;
    search->steps -= (int64_t)(length / 8);
}

/* Steps over an expected line to the frame after it, if the next actual line is
 * one that it expects. */
static bool step_same(struct search *search, size_t from, const struct item *item,
                      const struct frame *after)
{
    const struct state *state = &search->states.items[from];
    if (state->place == search->actual_count)
        return false;
    const char *actual = search->actual[state->place];
    const struct line_pattern *pattern = &item->node->pattern;
    if (pattern->plain || search->states.variables == 0) {
        if (!line_pattern_match(pattern, actual, NULL, &search->steps))
            return false;
        step(search, from, STEP_SAME, item, after, state->words, 1, 0);
        return true;
    }
    size_t size = search->states.variables * sizeof *search->scratch;
    memcpy(search->scratch, state->words->bindings, size);
    if (!line_pattern_match(pattern, actual, search->scratch, &search->steps))
        return false;
    charge_words(search);
    step(search, from, STEP_SAME, item, after, states_words(&search->states, search->scratch), 1,
         0);
    return true;
}

static bool could_match(struct search *search, size_t from, const struct item *item)
{
    const struct state *state = &search->states.items[from];
    if (state->place == search->actual_count)
        return false;
    if (item->kind == NODE_LINE) {
        memcpy(search->scratch, state->words->bindings,
               search->states.variables * sizeof *search->scratch);
        return line_pattern_match(&item->node->pattern, search->actual[state->place],
                                  search->scratch, &search->steps);
    }
    for (size_t i = 0; i < item->count; i++)
        for (size_t j = 0; j < item->lists[i].count; j++)
            if (could_match(search, from, &item->lists[i].items[j]))
                return true;
    return false;
}

static void expand(struct search *search, size_t from, const struct frame *top);

static bool is_used(const struct frame *frame, size_t index)
{
    return frame->used[index / 64] >> index % 64 & 1;
}

/* Whether an item before this one is the same line: then that one goes first. */
static bool has_equal(struct search *search, const struct frame *top, size_t index)
{
    const struct item *items = top->list->items;
    search->steps -= (int64_t)index;
    for (size_t i = 0; i < index; i++)
        if (!is_used(top, i) && items[i].kind == NODE_LINE
            && line_equal(items[i].node->text, items[index].node->text, &search->steps))
            return true;
    return false;
}

/* An item of @unordered begins: it is used, and what follows is the rest. */
static const struct frame *using(struct search *search, const struct frame *top, size_t index)
{
    struct frame rest = *top;
    rest.used = search->used;
    memcpy(rest.used, top->used, states_used_words(top) * sizeof *rest.used);
    rest.used[index / 64] |= (uint64_t)1 << index % 64;
    return states_frame(&search->states, rest);
}

/* All that is left is missing. An item is not begun just to miss its lines. */
static void expand_unordered(struct search *search, size_t from, const struct frame *top)
{
    search->steps -= (int64_t)top->list->count;
    const struct list *list = top->list;
    const char *place = search->states.items[from].place < search->actual_count
                            ? search->actual[search->states.items[from].place]
                            : NULL;
    size_t missing = 0;
    bool taken = false;
    for (size_t i = 0; i < list->count; i++)
        missing += is_used(top, i) ? 0 : list->items[i].least;
    if (missing == 0) {
        expand(search, from, top->next);
        return;
    }
    /* Equal plain lines are interchangeable, and so are they with any line that matches a
     * line like this one, so the first of them is as good as all. */
    for (size_t i = 0; i < list->count && place != NULL && !taken; i++) {
        const struct line_pattern *pattern = &list->items[i].node->pattern;
        if (!is_used(top, i) && list->items[i].kind == NODE_LINE && pattern->plain
            && line_equal(pattern->literal, place, &search->steps))
            taken = step_same(search, from, &list->items[i], using(search, top, i));
    }
    for (size_t i = 0; i < list->count && place != NULL; i++) {
        const struct item *item = &list->items[i];
        if (is_used(top, i))
            continue;
        if (item->kind == NODE_LINE && !taken && !item->node->pattern.plain
            && !has_equal(search, top, i))
            step_same(search, from, item, using(search, top, i));
        else if (item->kind != NODE_LINE && could_match(search, from, item))
            expand(search, from,
                   states_sequence(&search->states, &item->alone, 0, using(search, top, i)));
    }
    const struct words *bound = search->states.items[from].words;
    step(search, from, STEP_CLOSE, top, top->next, bound, 0, missing * COST);
    if (place != NULL && !taken)
        step(search, from, STEP_EXTRA, NULL, search->states.items[from].frame, bound, 1, COST);
}

static void expand_line(struct search *search, size_t from, const struct item *item,
                        const struct frame *after)
{
    bool same = step_same(search, from, item, after);
    if (search->states.limit == 0)
        return;
    const struct state *state = &search->states.items[from];
    const struct words *bound = state->words;
    const struct frame *here = state->frame;
    const char *actual = state->place < search->actual_count ? search->actual[state->place] : NULL;
    step(search, from, STEP_MISSING, item, after, bound, 0, COST);
    if (actual == NULL)
        return;
    if (!same)
        step(search, from, STEP_CHANGED, item, after, bound, 1,
             cost_of_change(item->node->text, actual));
    step(search, from, STEP_EXTRA, NULL, here, bound, 1, COST);
}

/* Takes all steps that the frame allows. */
static void expand(struct search *search, size_t from, const struct frame *top)
{
    if (--search->steps < 0)
        return;
    if (top == NULL) {
        const struct state *state = &search->states.items[from];
        if (state->frame != NULL)
            step(search, from, STEP_NONE, NULL, NULL, state->words, 0, 0);
        else if (state->place < search->actual_count)
            step(search, from, STEP_EXTRA, NULL, NULL, state->words, 1, COST);
        return;
    }
    if (top->kind == FRAME_UNORDERED) {
        expand_unordered(search, from, top);
        return;
    }
    if (top->kind == FRAME_AGAIN) {
        expand(search, from, top->next);
        if (search->states.items[from].place < search->actual_count)
            expand(search, from, states_sequence(&search->states, top->list, 0, top));
        return;
    }
    const struct item *item = &top->list->items[top->index];
    const struct frame *after = states_sequence(&search->states, top->list, top->index + 1,
                                                top->next);
    switch (item->kind) {
    case NODE_EITHER:
        for (size_t i = 0; i < item->count; i++)
            expand(search, from, states_sequence(&search->states, &item->lists[i], 0, after));
        break;
    case NODE_SOME:
        expand(search, from,
               states_sequence(&search->states, item->lists, 0,
                               states_frame(&search->states, (struct frame){.kind = FRAME_AGAIN,
                                                                            .list = item->lists,
                                                                            .next = after})));
        break;
    case NODE_UNORDERED:
        memset(search->used, 0, (item->lists->count / 64 + 1) * sizeof *search->used);
        expand(search, from,
               states_frame(&search->states, (struct frame){.kind = FRAME_UNORDERED,
                                                            .list = item->lists,
                                                            .next = after,
                                                            .used = search->used}));
        break;
    default:
        expand_line(search, from, item, after);
        break;
    }
}

void search_run(struct search *search, const struct list *list, size_t variables,
                const char *const *actual, size_t count, size_t limit)
{
    *search = (struct search){.actual = actual, .actual_count = count, .steps = SEARCH_STEPS};
    struct states *states = &search->states;
    states_open(states, variables, limit);
    search->scratch = xcalloc(variables, sizeof *search->scratch);
    search->used = xcalloc(list_longest(list) / 64 + 1, sizeof *search->used);
    states_reach(states, (struct state){.frame = states_sequence(states, list, 0, NULL),
                                        .words = states_words(states, search->scratch),
                                        .from = SIZE_MAX,
                                        .step = STEP_NONE});
    for (size_t at; (at = states_next(states)) != SIZE_MAX;) {
        const struct state *state = &states->items[at];
        if (state->place > states->items[search->end].place)
            search->end = at;
        if (state->frame == NULL && state->place == count) {
            search->outcome = SEARCH_FOUND;
            search->end = at;
            return;
        }
        if (states->count >= MAX_STATES || search->steps < 0) {
            search->outcome = SEARCH_GAVE_UP;
            return;
        }
        expand(search, at, state->frame);
    }
    search->outcome = search->steps < 0 ? SEARCH_GAVE_UP : SEARCH_NONE;
}

void search_free(struct search *search)
{
    states_free(&search->states);
    free(search->scratch);
    free(search->used);
}
