/* SPDX-License-Identifier: Apache-2.0 */
#include "match/states.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Of each table at its beginning. */
#define SLOTS 1024

static size_t hash(size_t value, size_t more)
{
    value ^= more + 0x9e3779b97f4a7c15u + (value << 6) + (value >> 2);
    return value * 0xff51afd7ed558ccdu;
}

/* ---- Frames and bound words, each kept once ----------------------------- */

size_t states_used_words(const struct frame *frame)
{
    return frame->kind == FRAME_UNORDERED ? (frame->list->count + 63) / 64 : 0;
}

static bool same_frame(const struct frame *a, const struct frame *b)
{
    return a->kind == b->kind && a->list == b->list && a->index == b->index && a->next == b->next
           && (a->used == b->used
               || memcmp(a->used, b->used, states_used_words(a) * sizeof *a->used) == 0);
}

/* Frames and words have other types, and the same tables. */
#define GROW(TYPE, TABLE, SLOT_COUNT)                                                              \
    do {                                                                                           \
        size_t more = 4 * (SLOT_COUNT);                                                            \
        TYPE **larger = xcalloc(more, sizeof *larger);                                             \
        for (size_t i = 0; i < (SLOT_COUNT); i++)                                                  \
            for (TYPE *known = (TABLE)[i], *next; known != NULL; known = next) {                   \
                next = known->chain;                                                               \
                known->chain = larger[known->key & (more - 1)];                                    \
                larger[known->key & (more - 1)] = known;                                           \
            }                                                                                      \
        free(TABLE);                                                                               \
        (TABLE) = larger;                                                                          \
        (SLOT_COUNT) = more;                                                                       \
    } while (0)

const struct frame *states_frame(struct states *states, struct frame wanted)
{
    if (wanted.kind == FRAME_SEQUENCE && wanted.index == wanted.list->count)
        return wanted.next;
    size_t words = states_used_words(&wanted);
    size_t key = hash(hash(hash((size_t)wanted.list, wanted.index), (size_t)wanted.next),
                      wanted.kind);
    for (size_t i = 0; i < words; i++)
        key = hash(key, wanted.used[i]);
    key ^= key >> 32;
    if (states->frame_count >= states->frame_slots)
        GROW(struct frame, states->frames, states->frame_slots);
    struct frame **slot = &states->frames[key & (states->frame_slots - 1)];
    for (struct frame *known = *slot; known != NULL; known = known->chain)
        if (known->key == key && same_frame(known, &wanted))
            return known;
    struct frame *made = xcalloc(1, sizeof *made);
    *made = wanted;
    made->key = key;
    states->frame_count++;
    made->chain = *slot;
    if (words > 0) {
        made->used = xcalloc(words, sizeof *made->used);
        memcpy(made->used, wanted.used, words * sizeof *made->used);
    }
    *slot = made;
    return made;
}

const struct frame *states_sequence(struct states *states, const struct list *list, size_t index,
                                    const struct frame *next)
{
    return states_frame(
        states, (struct frame){.kind = FRAME_SEQUENCE, .list = list, .index = index, .next = next});
}

const struct words *states_words(struct states *states, const struct binding *bindings)
{
    size_t key = 0;
    for (size_t i = 0; i < states->variables; i++)
        for (size_t j = 0; j < bindings[i].length; j++)
            key = hash(key, (unsigned char)bindings[i].word[j] + 256 * i);
    key ^= key >> 32;
    if (states->word_count >= states->word_slots)
        GROW(struct words, states->words, states->word_slots);
    struct words **slot = &states->words[key & (states->word_slots - 1)];
    for (struct words *known = *slot; known != NULL; known = known->chain) {
        size_t i = 0;
        while (i < states->variables && known->bindings[i].length == bindings[i].length
               && (bindings[i].length == 0
                   || memcmp(known->bindings[i].word, bindings[i].word, bindings[i].length) == 0))
            i++;
        if (i == states->variables)
            return known;
    }
    struct words *made = xcalloc(1, sizeof *made + states->variables * sizeof *bindings);
    memcpy(made->bindings, bindings, states->variables * sizeof *bindings);
    made->key = key;
    made->chain = *slot;
    states->word_count++;
    *slot = made;
    return made;
}

/* ---- States ------------------------------------------------------------- */

static bool before(const struct states *states, size_t a, size_t b)
{
    const struct state *left = &states->items[a], *right = &states->items[b];
    if (left->cost != right->cost)
        return left->cost < right->cost;
    return left->place != right->place ? left->place > right->place : a > b;
}

static void push(struct states *states, size_t state)
{
    if (states->heap_count == states->heap_capacity) {
        states->heap_capacity = states->heap_capacity > 0 ? 2 * states->heap_capacity : 256;
        states->heap = xrealloc(states->heap, states->heap_capacity * sizeof *states->heap);
    }
    size_t at = states->heap_count++;
    for (; at > 0 && before(states, state, states->heap[(at - 1) / 2]); at = (at - 1) / 2)
        states->heap[at] = states->heap[(at - 1) / 2];
    states->heap[at] = state;
}

static size_t pop(struct states *states)
{
    size_t top = states->heap[0];
    size_t last = states->heap[--states->heap_count];
    size_t at = 0;
    for (;;) {
        size_t child = 2 * at + 1;
        if (child >= states->heap_count)
            break;
        if (child + 1 < states->heap_count
            && before(states, states->heap[child + 1], states->heap[child]))
            child++;
        if (!before(states, states->heap[child], last))
            break;
        states->heap[at] = states->heap[child];
        at = child;
    }
    states->heap[at] = last;
    return top;
}

static size_t *find_slot(struct states *states, const struct state *state)
{
    size_t key = hash(hash((size_t)state->frame, state->place), (size_t)state->words);
    key ^= key >> 32;
    for (;; key++) {
        size_t *slot = &states->table[key & (states->table_size - 1)];
        if (*slot == 0)
            return slot;
        const struct state *known = &states->items[*slot - 1];
        if (known->frame == state->frame && known->place == state->place
            && known->words == state->words)
            return slot;
    }
}

static void grow_table(struct states *states)
{
    free(states->table);
    states->table_size = states->table_size > 0 ? 2 * states->table_size : 1024;
    states->table = xcalloc(states->table_size, sizeof *states->table);
    for (size_t i = 0; i < states->count; i++) {
        size_t *slot = find_slot(states, &states->items[i]);
        if (*slot == 0 || states->items[i].cost < states->items[*slot - 1].cost)
            *slot = i + 1;
    }
}

void states_reach(struct states *states, struct state state)
{
    if (state.cost > states->limit)
        return;
    if (2 * states->count >= states->table_size)
        grow_table(states);
    size_t *slot = find_slot(states, &state);
    if (*slot != 0 && states->items[*slot - 1].cost <= state.cost)
        return;
    if (states->count == states->capacity) {
        states->capacity = states->capacity > 0 ? 2 * states->capacity : 256;
        states->items = xrealloc(states->items, states->capacity * sizeof *states->items);
    }
    states->items[states->count++] = state;
    *slot = states->count;
    push(states, states->count - 1);
}

size_t states_next(struct states *states)
{
    while (states->heap_count > 0) {
        size_t at = pop(states);
        if (*find_slot(states, &states->items[at]) == at + 1)
            return at;
    }
    return SIZE_MAX;
}

void states_open(struct states *states, size_t variables, size_t limit)
{
    *states = (struct states){
        .variables = variables, .limit = limit, .frame_slots = SLOTS, .word_slots = SLOTS};
    states->frames = xcalloc(SLOTS, sizeof *states->frames);
    states->words = xcalloc(SLOTS, sizeof *states->words);
}

void states_free(struct states *states)
{
    for (size_t i = 0; i < states->frame_slots; i++)
        for (struct frame *frame = states->frames[i], *next; frame != NULL; frame = next) {
            next = frame->chain;
            free(frame->used);
            free(frame);
        }
    for (size_t i = 0; i < states->word_slots; i++)
        for (struct words *bound = states->words[i], *next; bound != NULL; bound = next) {
            next = bound->chain;
            free(bound);
        }
    free(states->frames);
    free(states->words);
    free(states->heap);
    free(states->table);
    free(states->items);
}
