/* SPDX-License-Identifier: Apache-2.0 */

/* Class files in which every method has another max_stack, and does the same. */
#ifndef ASSAY_REDEFINE_ALTERED_H
#define ASSAY_REDEFINE_ALTERED_H

#include <stdlib.h>

#include "class_file.h"
#include "redefine.h"
#include "threads.h"

/* Classes for which it was called. */
static int altered_classes;

/* A callback that gives such a class file for each class that is retransformed. */
static inline void JNICALL give_larger_stacks(HOOK_PARAMETERS)
{
    if (redefined == NULL)
        return;
    give_copy(env, bytes, length, new_bytes, new_length);
    altered_classes++;
    struct class_file file = class_file_in(*new_bytes, length);
    jint count_at = methods_of(&file), method = count_at + 2;
    for (unsigned i = class_u2(&file, count_at); i > 0; i--) {
        jint code = find_attribute(&file, method + 6, "Code");
        if (code > 0 && file.pool.bytes[code + 1] < 0xff)
            file.pool.bytes[code + 1]++;
        method = next_member(&file, method);
    }
    free(file.pool.offsets);
}

#endif
