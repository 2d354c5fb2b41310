/* SPDX-License-Identifier: Apache-2.0 */

/* How long instructions are, and which of their bytes name constants. */
#ifndef ASSAY_METHOD_OPCODES_H
#define ASSAY_METHOD_OPCODES_H

#include <stdbool.h>
#include <stdint.h>

#include <jvmti.h>

enum { IINC = 0x84, TABLESWITCH = 0xaa, LOOKUPSWITCH = 0xab, WIDE = 0xc4 };

static inline jint code_word(const unsigned char *code, jint at)
{
    return (jint)((uint32_t)code[at] << 24 | (uint32_t)code[at + 1] << 16
                  | (uint32_t)code[at + 2] << 8 | code[at + 3]);
}

/* The length of the instruction at a location. */
static inline jint instruction_length(const unsigned char *code, jint at)
{
    /* Up to each of these opcodes those behind the one before have this length. */
    static const unsigned char lengths[][2] = {
        {0x0f, 1}, {0x10, 2}, {0x11, 3}, {0x12, 2}, {0x14, 3}, {0x19, 2}, {0x35, 1},
        {0x3a, 2}, {0x83, 1}, {0x84, 3}, {0x98, 1}, {0xa8, 3}, {0xa9, 2}, {0xb1, 1},
        {0xb8, 3}, {0xba, 5}, {0xbb, 3}, {0xbc, 2}, {0xbd, 3}, {0xbf, 1}, {0xc1, 3},
        {0xc3, 1}, {0xc5, 4}, {0xc7, 3}, {0xff, 5}};
    unsigned char opcode = code[at];
    jint operands = (at | 3) + 1; /* of a switch */
    if (opcode == WIDE)
        return code[at + 1] == IINC ? 6 : 4;
    if (opcode == TABLESWITCH)
        return operands + 12 - at
               + 4 * (code_word(code, operands + 8) - code_word(code, operands + 4) + 1);
    if (opcode == LOOKUPSWITCH)
        return operands + 8 - at + 8 * code_word(code, operands + 4);
    int range = 0;
    while (opcode > lengths[range][0])
        range++;
    return lengths[range][1];
}

/* How many bytes of an index into the constant pool follow the opcode. */
static inline jint index_bytes(unsigned char opcode)
{
    bool wide = opcode == 0x13 || opcode == 0x14 || (opcode >= 0xb2 && opcode <= 0xbb)
                || opcode == 0xbd || opcode == 0xc0 || opcode == 0xc1 || opcode == 0xc5;
    return wide ? 2 : opcode == 0x12 ? 1 : 0;
}

/* Whether the instruction at `to` can be the next after the one at `from`, exceptions apart. */
static inline bool follows(const unsigned char *code, jint from, jint to)
{
    unsigned char opcode = code[from];
    jint after = from + instruction_length(code, from);
    bool is_if = (opcode >= 0x99 && opcode <= 0xa6) || opcode == 0xc6 || opcode == 0xc7;
    if (is_if || opcode == 0xa7) /* if..., goto */
        return to == from + (int16_t)(code[from + 1] << 8 | code[from + 2])
               || (is_if && to == after);
    if (opcode == 0xc8) /* goto_w */
        return to == from + code_word(code, from + 1);
    if ((opcode >= 0xac && opcode <= 0xb1) || opcode == 0xbf) /* ...return, athrow */
        return false;
    if (opcode != TABLESWITCH && opcode != LOOKUPSWITCH)
        return to == after;
    jint operands = (from | 3) + 1, step = opcode == TABLESWITCH ? 4 : 8;
    bool found = to == from + code_word(code, operands);
    for (jint at = operands + 12; at < after; at += step)
        found |= to == from + code_word(code, at);
    return found;
}

#endif
