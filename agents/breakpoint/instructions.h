/* SPDX-License-Identifier: Apache-2.0 */

/* The instructions of breakpoint.Instructions.mix, and how often each was reported. */
#ifndef ASSAY_BREAKPOINT_INSTRUCTIONS_H
#define ASSAY_BREAKPOINT_INSTRUCTIONS_H

#include "assay.h"

enum { CODE_MAX = 1024, IINC = 0x84, WIDE = 0xc4 };

static struct {
    jmethodID method;
    unsigned char *code;
    jint size;
    int hits[CODE_MAX];
} mix;

/* The length of the instruction at a location; the method has no switch. */
static inline jint length_at(jint at)
{
    /* Up to each of these opcodes those behind the one before have this length. */
    static const unsigned char lengths[][2] = {
        {0x0f, 1}, {0x10, 2}, {0x11, 3}, {0x12, 2}, {0x14, 3}, {0x19, 2}, {0x35, 1}, {0x3a, 2},
        {0x83, 1}, {0x84, 3}, {0x98, 1}, {0xa8, 3}, {0xa9, 2}, {0xb1, 1}, {0xb8, 3}, {0xba, 5},
        {0xbb, 3}, {0xbc, 2}, {0xbd, 3}, {0xbf, 1}, {0xc1, 3}, {0xc3, 1}, {0xc5, 4}, {0xc7, 3},
        {0xff, 5}};
    unsigned char opcode = mix.code[at];
    if (opcode == WIDE)
        return mix.code[at + 1] == IINC ? 6 : 4;
    int range = 0;
    while (opcode > lengths[range][0])
        range++;
    return lengths[range][1];
}

static inline void find_mix(JNIEnv *jni)
{
    mix.method = static_method_id(jni, find_class(jni, "breakpoint/Instructions"), "mix",
                                  "(Lbreakpoint/Instructions;I)J");
    must(GetBytecodes, mix.method, &mix.size, &mix.code);
    if (mix.size > CODE_MAX)
        broken("the method is too long");
}

/* Says whether since the last time each instruction was reported that often; the method goes
 * straight on, up to its only return. */
static inline void say_hits(const char *when, int wanted)
{
    int instructions = 0, wrong = 0, between = 0;
    for (jint at = 0, next = 0; at < mix.size; at++) {
        if (at < next) {
            between += mix.hits[at];
            continue;
        }
        next = at + length_at(at);
        instructions++;
        if (mix.hits[at] != wanted && ++wrong < 6)
            say("%s: opcode 0x%02x at %d: %d", when, mix.code[at], (int)at, mix.hits[at]);
    }
    say("%s: many instructions: %s, each %d times: %s, nothing between them: %s", when,
        truth(instructions > 100), wanted, truth(wrong == 0), truth(between == 0));
    memset(mix.hits, 0, sizeof mix.hits);
}

/* The callback of Breakpoint, or of SingleStep. */
static inline void JNICALL note_hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location)
{
    if (method == mix.method && location >= 0 && location < CODE_MAX)
        mix.hits[location]++;
}

static inline void set_all(void)
{
    for (jint at = 0; at < mix.size; at += length_at(at))
        must(SetBreakpoint, mix.method, at);
}

static inline void clear_all(void)
{
    for (jint at = 0; at < mix.size; at += length_at(at))
        must(ClearBreakpoint, mix.method, at);
}

#endif
