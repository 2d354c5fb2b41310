/* SPDX-License-Identifier: Apache-2.0 */

/* The instructions of breakpoint.Instructions.mix, and how often each was reported. */
#ifndef ASSAY_BREAKPOINT_INSTRUCTIONS_H
#define ASSAY_BREAKPOINT_INSTRUCTIONS_H

#include "class_file.h"

enum { CODE_MAX = 1024 };

static struct {
    jmethodID method;
    unsigned char *code;
    jint size;
    int hits[CODE_MAX];
} mix;

static inline jint next_in_mix(jint at)
{
    return next_instruction(mix.code, mix.size, at);
}

static inline void find_mix(JNIEnv *jni)
{
    mix.method = static_method_id(jni, find_class(jni, "breakpoint/Instructions"), "mix",
                                  "(Lbreakpoint/Instructions;I)J");
    must(GetBytecodes, mix.method, &mix.size, &mix.code);
    if (mix.size > CODE_MAX || mix.code == NULL)
        broken("the method is too long, or has no code");
}

/* Whether an instruction refers to what may have to be resolved: constants, fields, methods, classes.
 * A JVM may run Java for that and then reach the instruction, to begin it anew, a second time. */
static inline bool may_begin_twice(jint at)
{
    unsigned char opcode = mix.code[at];
    return (opcode >= 0x12 && opcode <= 0x14) || (opcode >= 0xb2 && opcode <= 0xbb)
           || opcode == 0xbd || opcode == 0xc0 || opcode == 0xc1 || opcode == 0xc5;
}

/* Whether the instruction was reported more often than `wanted`, but for a second time in the first call
 * where that may be. */
static inline bool is_too_often(const char *when, jint at, int wanted)
{
    bool twice = wanted == 1 && strcmp(when, "first call") == 0 && may_begin_twice(at);
    return mix.hits[at] > wanted + twice;
}

/* Says whether since the last time each instruction was reported that often, and which were not; how
 * often the first one was, how many were reported more often, and what was reported between them. The
 * method has neither branches nor loops. */
static inline void say_hits(const char *when, int wanted)
{
    int instructions = 0, wrong = 0, more = 0;
    for (jint at = 0; at < mix.size; at = next_in_mix(at)) {
        instructions++;
        wrong += mix.hits[at] < wanted || is_too_often(when, at, wanted);
        more += is_too_often(when, at, wanted);
    }
    say("%s: many instructions: %s, each %d times: %s", when, truth(instructions > 100), wanted,
        truth(wrong == 0));
    for (jint at = 0, said = 0; at < mix.size && said < 5; at = next_in_mix(at))
        if ((mix.hits[at] < wanted || is_too_often(when, at, wanted)) && ++said > 0)
            say("%s: opcode 0x%02x at %d: %d", when, mix.code[at], (int)at, mix.hits[at]);
    say("%s: first instruction: %d", when, mix.hits[0]);
    say("%s: more often: %d", when, more);
    for (jint at = 0, begun = 0, said = 0; at < mix.size && said < 5; at++) {
        begun = at == 0 || at == next_in_mix(begun) ? at : begun;
        if (at != begun && mix.hits[at] != 0 && ++said > 0)
            say("%s: within opcode 0x%02x at %d: %d", when, mix.code[begun], (int)at, mix.hits[at]);
    }
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
    for (jint at = 0; at < mix.size; at = next_in_mix(at))
        must(SetBreakpoint, mix.method, at);
}

static inline void clear_all(void)
{
    for (jint at = 0; at < mix.size; at = next_in_mix(at))
        must(ClearBreakpoint, mix.method, at);
}

#endif
