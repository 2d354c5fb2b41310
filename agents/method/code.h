/* SPDX-License-Identifier: Apache-2.0 */

/* Whether the bytecodes of a method are those that they should be. */
#ifndef ASSAY_METHOD_CODE_H
#define ASSAY_METHOD_CODE_H

#include "assay.h"
#include "opcodes.h"

/* Whether code is the same as the wanted one of this size. Which entry of the constant pool is
 * named is for the JVM to say, with the pool that it hands out. */
static inline bool is_same_code(const unsigned char *wanted, const unsigned char *code, jint size)
{
    for (jint at = 0, next; at < size; at = next) {
        next = at + instruction_length(wanted, at);
        if (next <= at)
            return false;
        for (jint i = at; i < next; i++)
            if (i >= size
                || (code[i] != wanted[i] && (i == at || i > at + index_bytes(wanted[at]))))
                return false;
    }
    return true;
}

#endif
