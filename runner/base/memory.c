/* SPDX-License-Identifier: Apache-2.0 */
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>

/* In blocks that are below the size at which malloc maps memory for each. */
enum { BLOCKS = 128, BLOCK = 100 << 10 };

static void *blocks[BLOCKS];
static bool reserved, is_short;

void memory_reserve(void)
{
    reserved = true;
    for (size_t i = 0; reserved && i < BLOCKS; i++) {
        blocks[i] = malloc(BLOCK);
        reserved = blocks[i] != NULL;
    }
}

static void release(void)
{
    for (size_t i = 0; i < BLOCKS; i++) {
        free(blocks[i]);
        blocks[i] = NULL;
    }
    reserved = false;
    is_short = true;
}

void *memory_get(void *memory, size_t size)
{
    void *got = realloc(memory, size > 0 ? size : 1);
    if (got == NULL && reserved) {
        release();
        got = realloc(memory, size > 0 ? size : 1);
    }
    if (got == NULL) {
        fputs("assay: out of memory\n", stderr);
        exit(2);
    }
    return got;
}

void *memory_try(void *memory, size_t size)
{
    void *got = realloc(memory, size);
    is_short |= got == NULL;
    return got;
}

bool memory_is_short(void)
{
    return is_short;
}
