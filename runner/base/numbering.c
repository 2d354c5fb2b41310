/* SPDX-License-Identifier: Apache-2.0 */
#include "base/numbering.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

/* The seed is another one in each process, so that nobody can choose texts that fall together. */
static uint64_t hash(const struct numbering *numbering, const char *text)
{
    uint64_t value = numbering->seed;
    for (const char *c = text; *c != '\0'; c++) {
        value = (value ^ (unsigned char)*c) * 0x9e3779b97f4a7c15u;
        value ^= value >> 29;
    }
    return value ^ value >> 32;
}

/* The slot of the text, or the empty one where it belongs. */
static size_t *slot_of(const struct numbering *numbering, const char *text)
{
    for (uint64_t at = hash(numbering, text);; at++) {
        size_t *slot = &numbering->slots[at & (numbering->slot_count - 1)];
        if (*slot == 0 || strcmp(numbering->texts.items[*slot - 1], text) == 0)
            return slot;
    }
}

static void grow(struct numbering *numbering)
{
    if (numbering->slot_count == 0
        && getrandom(&numbering->seed, sizeof numbering->seed, GRND_NONBLOCK) < 0)
        numbering->seed = (uintptr_t)numbering;
    free(numbering->slots);
    numbering->slot_count = numbering->slot_count > 0 ? 4 * numbering->slot_count : 64;
    numbering->slots = xcalloc(numbering->slot_count, sizeof *numbering->slots);
    for (size_t i = 0; i < numbering->texts.count; i++)
        *slot_of(numbering, numbering->texts.items[i]) = i + 1;
}

size_t numbering_add(struct numbering *numbering, const char *text)
{
    if (2 * numbering->texts.count >= numbering->slot_count)
        grow(numbering);
    size_t *slot = slot_of(numbering, text);
    if (*slot == 0) {
        strings_add(&numbering->texts, xstrdup(text));
        *slot = numbering->texts.count;
    }
    return *slot - 1;
}

size_t numbering_find(const struct numbering *numbering, const char *text)
{
    return numbering->slot_count > 0 ? *slot_of(numbering, text) - 1 : SIZE_MAX;
}

void numbering_free(struct numbering *numbering)
{
    strings_free(&numbering->texts);
    free(numbering->slots);
    *numbering = (struct numbering){0};
}

void strings_unite(struct strings *list)
{
    struct numbering numbering = {0};
    for (size_t i = 0; i < list->count; i++)
        numbering_add(&numbering, list->items[i]);
    struct strings once = numbering.texts;
    numbering.texts = (struct strings){0};
    numbering_free(&numbering);
    strings_free(list);
    *list = once;
}
