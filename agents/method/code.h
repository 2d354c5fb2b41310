/* SPDX-License-Identifier: Apache-2.0 */

/* Whether the bytecodes of a method are those that they should be. */
#ifndef ASSAY_METHOD_CODE_H
#define ASSAY_METHOD_CODE_H

#include "../breakpoint/instructions.h"

/* How many bytes of an index into the constant pool follow the opcode. Which entry is named is
 * for the JVM to say, with the pool that it hands out. */
static inline jint index_bytes(unsigned char opcode)
{
    bool wide = opcode == 0x13 || opcode == 0x14 || (opcode >= 0xb2 && opcode <= 0xbb)
                || opcode == 0xbd || opcode == 0xc0 || opcode == 0xc1 || opcode == 0xc5;
    return wide ? 2 : opcode == 0x12 ? 1 : 0;
}

/* Whether code is the same as the wanted one of this size, which has no switch. */
static inline bool is_same_code(unsigned char *wanted, const unsigned char *code, jint size)
{
    mix.code = wanted;
    for (jint at = 0, next; at < size; at = next) {
        next = at + length_at(at);
        for (jint i = at; i < next; i++)
            if (i >= size || (code[i] != wanted[i]
                              && (i == at || i > at + index_bytes(wanted[at]))))
                return false;
    }
    return true;
}

#endif
