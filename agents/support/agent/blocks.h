/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Large blocks of Allocate, of which a test writes next to nothing.
 *
 *     need_unwritten_blocks();
 *     SAY_CALL(Allocate, 5LL << 30, &block);
 */
#ifndef ASSAY_BLOCKS_H
#define ASSAY_BLOCKS_H

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "assay.h"

/* Inapplicable where the JVM or its allocator writes to all memory that it allocates, as debug builds do: a
 * block above four gigabytes could take more memory than there is, and the system end the process. */
static inline void need_unwritten_blocks(void)
{
    const jlong size = 64 << 20;
    unsigned char *block = NULL, resident = 0;
    if (ti(Allocate, size, &block) != JVMTI_ERROR_NONE || block == NULL)
        return;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *middle = (void *)(((uintptr_t)block + (uintptr_t)size / 2) / page * page);
    bool is_written = mincore(middle, page, &resident) == 0 && (resident & 1) != 0;
    must(Deallocate, block);
    if (is_written)
        inapplicable("the JVM writes to all memory that it allocates");
}

#endif
