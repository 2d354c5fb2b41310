/* SPDX-License-Identifier: Apache-2.0 */

#include "match/search.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* States looked at before the search gives up. */
#define MAX_STATES 1000000

static size_t hash(size_t value, size_t more)
{
    value ^= more + 0x9e3779b97f4a7c15u + (value << 6) + (value >> 2);
    return value * 0xff51afd7ed558ccdu;
}

/* ---- What the conditions leave of the file ------------------------------ */

static void resolve_list(struct list *list, const struct node *node,
                         const struct conditions *conditions);

static void add_item(struct list *list, struct item item)
{
    if ((list->count & (list->count - 1)) == 0)
        list->items = xrealloc(list->items,
                               (list->count > 0 ? 2 * list->count : 1) * sizeof *list->items);
    list->items[list->count++] = item;
}

static void resolve_either(struct list *list, const struct node *node,
                           const struct conditions *conditions)
{
    struct item item = {.kind = node->kind, .node = node, .least = SIZE_MAX};
    item.lists = xcalloc(node->count, sizeof *item.lists);
    for (size_t i = 0; i < node->count; i++) {
        struct list *branch = &item.lists[item.count];
        resolve_list(branch, &node->children[i], conditions);
        if (branch->count == 0)
            continue;
        item.count++;
        item.least = branch->least < item.least ? branch->least : item.least;
    }
    if (item.count > 0)
        add_item(list, item);
    else
        free(item.lists);
}

/* Appends the children that hold. Conditional blocks are seen through, and blocks
 * of which nothing is left are left out. */
static void resolve_children(struct list *list, const struct node *node,
                             const struct conditions *conditions)
{
    for (size_t i = 0; i < node->count; i++) {
        const struct node *child = &node->children[i];
        struct item item = {.kind = child->kind, .node = child, .count = 1};
        switch (child->kind) {
        case NODE_LINE:
            item.least = 1;
            item.count = 0;
            add_item(list, item);
            break;
        case NODE_EITHER:
            resolve_either(list, child, conditions);
            break;
        case NODE_UNORDERED:
        case NODE_SOME:
            item.lists = xcalloc(1, sizeof *item.lists);
            resolve_list(item.lists, child, conditions);
            item.least = item.lists->least;
            if (item.lists->count > 0)
                add_item(list, item);
            else
                free(item.lists);
            break;
        default:
            if (node_holds(child, conditions))
                resolve_children(list, child, conditions);
            break;
        }
    }
}

static void resolve_list(struct list *list, const struct node *node,
                         const struct conditions *conditions)
{
    resolve_children(list, node, conditions);
    for (size_t i = 0; i < list->count; i++) {
        list->items[i].alone = (struct list){&list->items[i], 1, list->items[i].least};
        list->least += list->items[i].least;
    }
}

void list_resolve(struct list *list, const struct expected *expected,
                  const struct conditions *conditions)
{
    *list = (struct list){0};
    resolve_list(list, &expected->root, conditions);
}

void list_free(struct list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        for (size_t j = 0; j < list->items[i].count; j++)
            list_free(&list->items[i].lists[j]);
        free(list->items[i].lists);
    }
    free(list->items);
}

size_t list_lines(const struct list *list)
{
    size_t lines = 0;
    for (size_t i = 0; i < list->count; i++) {
        lines += list->items[i].kind == NODE_LINE;
        for (size_t j = 0; j < list->items[i].count; j++)
            lines += list_lines(&list->items[i].lists[j]);
    }
    return lines;
}

/* ---- Frames and bound words, each kept once ----------------------------- */

static size_t used_words(const struct frame *frame)
{
    return frame->kind == FRAME_UNORDERED ? (frame->list->count + 63) / 64 : 0;
}

static bool same_frame(const struct frame *a, const struct frame *b)
{
    return a->kind == b->kind && a->list == b->list && a->index == b->index && a->next == b->next
           && (a->used == b->used
               || memcmp(a->used, b->used, used_words(a) * sizeof *a->used) == 0);
}

/* The one frame that is like the given one, whose `used` it does not keep. */
static const struct frame *frame(struct search *search, struct frame wanted)
{
    if (wanted.kind == FRAME_SEQUENCE && wanted.index == wanted.list->count)
        return wanted.next;
    size_t words = used_words(&wanted);
    size_t key = hash(hash(hash((size_t)wanted.list, wanted.index), (size_t)wanted.next),
                      wanted.kind);
    for (size_t i = 0; i < words; i++)
        key = hash(key, wanted.used[i]);
    struct frame **slot = &search->frames[key % FRAME_SLOTS];
    for (struct frame *known = *slot; known != NULL; known = known->chain)
        if (same_frame(known, &wanted))
            return known;
    struct frame *made = xcalloc(1, sizeof *made);
    *made = wanted;
    made->chain = *slot;
    if (words > 0) {
        made->used = xcalloc(words, sizeof *made->used);
        memcpy(made->used, wanted.used, words * sizeof *made->used);
    }
    *slot = made;
    return made;
}

static const struct frame *sequence(struct search *search, const struct list *list, size_t index,
                                    const struct frame *next)
{
    return frame(
        search, (struct frame){.kind = FRAME_SEQUENCE, .list = list, .index = index, .next = next});
}

static const struct words *words(struct search *search, const struct binding *bindings)
{
    size_t key = 0;
    for (size_t i = 0; i < search->variables; i++)
        for (size_t j = 0; j < bindings[i].length; j++)
            key = hash(key, (unsigned char)bindings[i].word[j] + 256 * i);
    struct words **slot = &search->words[key % WORD_SLOTS];
    for (struct words *known = *slot; known != NULL; known = known->chain) {
        size_t i = 0;
        while (i < search->variables && known->bindings[i].length == bindings[i].length
               && (bindings[i].length == 0
                   || memcmp(known->bindings[i].word, bindings[i].word, bindings[i].length) == 0))
            i++;
        if (i == search->variables)
            return known;
    }
    struct words *made = xcalloc(1, sizeof *made + search->variables * sizeof *bindings);
    memcpy(made->bindings, bindings, search->variables * sizeof *bindings);
    made->chain = *slot;
    *slot = made;
    return made;
}

/* ---- States ------------------------------------------------------------- */

static bool before(const struct search *search, size_t a, size_t b)
{
    const struct state *left = &search->states[a], *right = &search->states[b];
    if (left->cost != right->cost)
        return left->cost < right->cost;
    return left->place != right->place ? left->place > right->place : a > b;
}

static void push(struct search *search, size_t state)
{
    if (search->heap_count == search->heap_capacity) {
        search->heap_capacity = search->heap_capacity > 0 ? 2 * search->heap_capacity : 256;
        search->heap = xrealloc(search->heap, search->heap_capacity * sizeof *search->heap);
    }
    size_t at = search->heap_count++;
    for (; at > 0 && before(search, state, search->heap[(at - 1) / 2]); at = (at - 1) / 2)
        search->heap[at] = search->heap[(at - 1) / 2];
    search->heap[at] = state;
}

static size_t pop(struct search *search)
{
    size_t top = search->heap[0];
    size_t last = search->heap[--search->heap_count];
    size_t at = 0;
    for (;;) {
        size_t child = 2 * at + 1;
        if (child >= search->heap_count)
            break;
        if (child + 1 < search->heap_count
            && before(search, search->heap[child + 1], search->heap[child]))
            child++;
        if (!before(search, search->heap[child], last))
            break;
        search->heap[at] = search->heap[child];
        at = child;
    }
    search->heap[at] = last;
    return top;
}

static size_t *find_slot(struct search *search, const struct state *state)
{
    size_t key = hash(hash((size_t)state->frame, state->place), (size_t)state->words);
    for (;; key++) {
        size_t *slot = &search->table[key & (search->table_size - 1)];
        if (*slot == 0)
            return slot;
        const struct state *known = &search->states[*slot - 1];
        if (known->frame == state->frame && known->place == state->place
            && known->words == state->words)
            return slot;
    }
}

static void grow_table(struct search *search)
{
    free(search->table);
    search->table_size = search->table_size > 0 ? 2 * search->table_size : 1024;
    search->table = xcalloc(search->table_size, sizeof *search->table);
    for (size_t i = 0; i < search->count; i++) {
        size_t *slot = find_slot(search, &search->states[i]);
        if (*slot == 0 || search->states[i].cost < search->states[*slot - 1].cost)
            *slot = i + 1;
    }
}

static void reach(struct search *search, struct state state)
{
    if (state.cost > search->limit)
        return;
    if (2 * search->count >= search->table_size)
        grow_table(search);
    size_t *slot = find_slot(search, &state);
    if (*slot != 0 && search->states[*slot - 1].cost <= state.cost)
        return;
    if (search->count == search->capacity) {
        search->capacity = search->capacity > 0 ? 2 * search->capacity : 256;
        search->states = xrealloc(search->states, search->capacity * sizeof *search->states);
    }
    search->states[search->count++] = state;
    *slot = search->count;
    push(search, search->count - 1);
}

/* ---- Steps from a state ------------------------------------------------- */

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
    struct state state = search->states[from];
    state.frame = to;
    state.words = bound;
    state.place += lines;
    state.cost += cost;
    state.from = from;
    state.step = kind;
    state.what = what;
    reach(search, state);
}

/* Steps over an expected line to the frame after it, if the next actual line is
 * one that it expects. */
static bool step_same(struct search *search, size_t from, const struct item *item,
                      const struct frame *after)
{
    const struct state *state = &search->states[from];
    if (state->place == search->actual_count)
        return false;
    const char *actual = search->actual[state->place];
    const struct line_pattern *pieces = &item->node->pieces;
    if (pieces->plain || search->variables == 0) {
        if (!line_pattern_match(pieces, actual, NULL))
            return false;
        step(search, from, STEP_SAME, item, after, state->words, 1, 0);
        return true;
    }
    size_t size = search->variables * sizeof *search->scratch;
    memcpy(search->scratch, state->words->bindings, size);
    if (!line_pattern_match(pieces, actual, search->scratch))
        return false;
    step(search, from, STEP_SAME, item, after, words(search, search->scratch), 1, 0);
    return true;
}

static bool could_match(struct search *search, size_t from, const struct item *item)
{
    const struct state *state = &search->states[from];
    if (state->place == search->actual_count)
        return false;
    if (item->kind == NODE_LINE) {
        memcpy(search->scratch, state->words->bindings,
               search->variables * sizeof *search->scratch);
        return line_pattern_match(&item->node->pieces, search->actual[state->place],
                                  search->scratch);
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
static bool has_equal(const struct frame *top, size_t index)
{
    const struct item *items = top->list->items;
    for (size_t i = 0; i < index; i++)
        if (!is_used(top, i) && items[i].kind == NODE_LINE
            && strcmp(items[i].node->text, items[index].node->text) == 0)
            return true;
    return false;
}

/* An item of @unordered begins: it is used, and what follows is the rest. */
static const struct frame *using(struct search *search, const struct frame *top, size_t index)
{
    struct frame rest = *top;
    rest.used = search->used;
    memcpy(rest.used, top->used, used_words(top) * sizeof *rest.used);
    rest.used[index / 64] |= (uint64_t)1 << index % 64;
    return frame(search, rest);
}

/* All that is left is missing. An item is not begun just to miss its lines. */
static void expand_unordered(struct search *search, size_t from, const struct frame *top)
{
    const struct list *list = top->list;
    const char *place = search->states[from].place < search->actual_count
                            ? search->actual[search->states[from].place]
                            : NULL;
    size_t missing = 0;
    bool taken = false;
    for (size_t i = 0; i < list->count; i++)
        missing += is_used(top, i) ? 0 : list->items[i].least;
    if (missing == 0) {
        expand(search, from, top->next);
        return;
    }
    /* Equal plain lines can stand for each other, and for any line that takes a
     * line like this one, so that the first of them is as good as all. */
    for (size_t i = 0; i < list->count && place != NULL && !taken; i++) {
        const struct line_pattern *pieces = &list->items[i].node->pieces;
        if (!is_used(top, i) && list->items[i].kind == NODE_LINE && pieces->plain
            && strcmp(pieces->literal, place) == 0)
            taken = step_same(search, from, &list->items[i], using(search, top, i));
    }
    for (size_t i = 0; i < list->count && place != NULL; i++) {
        const struct item *item = &list->items[i];
        if (is_used(top, i))
            continue;
        if (item->kind == NODE_LINE && !taken && !item->node->pieces.plain && !has_equal(top, i))
            step_same(search, from, item, using(search, top, i));
        else if (item->kind != NODE_LINE && could_match(search, from, item))
            expand(search, from, sequence(search, &item->alone, 0, using(search, top, i)));
    }
    const struct words *bound = search->states[from].words;
    step(search, from, STEP_CLOSE, top, top->next, bound, 0, missing * COST);
    if (place != NULL && !taken)
        step(search, from, STEP_EXTRA, NULL, search->states[from].frame, bound, 1, COST);
}

static void expand_line(struct search *search, size_t from, const struct item *item,
                        const struct frame *after)
{
    bool same = step_same(search, from, item, after);
    if (search->limit == 0)
        return;
    const struct state *state = &search->states[from];
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
    if (top == NULL) {
        const struct state *state = &search->states[from];
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
        if (search->states[from].place < search->actual_count)
            expand(search, from, sequence(search, top->list, 0, top));
        return;
    }
    const struct item *item = &top->list->items[top->index];
    const struct frame *after = sequence(search, top->list, top->index + 1, top->next);
    switch (item->kind) {
    case NODE_EITHER:
        for (size_t i = 0; i < item->count; i++)
            expand(search, from, sequence(search, &item->lists[i], 0, after));
        break;
    case NODE_SOME:
        expand(search, from,
               sequence(
                   search, item->lists, 0,
                   frame(search,
                         (struct frame){.kind = FRAME_AGAIN, .list = item->lists, .next = after})));
        break;
    case NODE_UNORDERED:
        memset(search->used, 0, search->used_size);
        expand(search, from,
               frame(search, (struct frame){.kind = FRAME_UNORDERED,
                                            .list = item->lists,
                                            .next = after,
                                            .used = search->used}));
        break;
    default:
        expand_line(search, from, item, after);
        break;
    }
}

static size_t widest(const struct list *list)
{
    size_t most = list->count;
    for (size_t i = 0; i < list->count; i++)
        for (size_t j = 0; j < list->items[i].count; j++) {
            size_t count = widest(&list->items[i].lists[j]);
            most = count > most ? count : most;
        }
    return most;
}

void search_run(struct search *search, const struct list *list, size_t variables,
                const char *const *actual, size_t count, size_t limit)
{
    *search = (struct search){
        .variables = variables, .actual = actual, .actual_count = count, .limit = limit};
    search->frames = xcalloc(FRAME_SLOTS, sizeof *search->frames);
    search->words = xcalloc(WORD_SLOTS, sizeof *search->words);
    search->scratch = xcalloc(variables, sizeof *search->scratch);
    search->used_size = (widest(list) + 64) / 64 * sizeof *search->used;
    search->used = xcalloc(1, search->used_size);
    const struct words *unbound = words(search, search->scratch);
    reach(search, (struct state){.frame = sequence(search, list, 0, NULL),
                                 .words = unbound,
                                 .from = SIZE_MAX,
                                 .step = STEP_NONE});
    while (search->heap_count > 0) {
        size_t at = pop(search);
        const struct state *state = &search->states[at];
        if (*find_slot(search, state) != at + 1)
            continue;
        if (state->place > search->states[search->end].place)
            search->end = at;
        if (state->frame == NULL && state->place == count) {
            search->outcome = SEARCH_FOUND;
            search->end = at;
            return;
        }
        if (search->count >= MAX_STATES) {
            search->outcome = SEARCH_GAVE_UP;
            return;
        }
        expand(search, at, state->frame);
    }
    search->outcome = SEARCH_NONE;
}

void search_free(struct search *search)
{
    for (size_t i = 0; i < FRAME_SLOTS; i++)
        for (struct frame *frame = search->frames[i], *next; frame != NULL; frame = next) {
            next = frame->chain;
            free(frame->used);
            free(frame);
        }
    for (size_t i = 0; i < WORD_SLOTS; i++)
        for (struct words *bound = search->words[i], *next; bound != NULL; bound = next) {
            next = bound->chain;
            free(bound);
        }
    free(search->frames);
    free(search->words);
    free(search->scratch);
    free(search->used);
    free(search->heap);
    free(search->table);
    free(search->states);
}
