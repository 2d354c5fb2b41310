/* SPDX-License-Identifier: Apache-2.0 */

/* Collecting at the instructions of breakpoint.OperandStack.mix: in one call at every other, in the next
 * at those between. */
#ifndef ASSAY_BREAKPOINT_OPERAND_STACK_H
#define ASSAY_BREAKPOINT_OPERAND_STACK_H

#include "assay.h"

static inline jmethodID mix_method(JNIEnv *jni)
{
    static jmethodID mix;
    if (mix == NULL)
        mix = static_method_id(jni, find_class(jni, "breakpoint/OperandStack"), "mix",
                               "(I)Lbreakpoint/OperandStack;");
    return mix;
}

/* Less thorough than collect_and_refill, of which there would be too many. */
static inline void JNICALL collect_at_instruction(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                  jmethodID method, jlocation location)
{
    static int call, instruction, times;
    if (method != mix_method(jni))
        return;
    if (location == 0) {
        call++;
        instruction = 0;
    }
    if ((call + instruction++) % 2 != 0)
        return;
    must(ForceGarbageCollection);
    for (int i = 0; i < 100; i++) {
        jobject filler = (*jni)->NewIntArray(jni, 16384);
        if (filler == NULL)
            inapplicable("the heap is full, and nothing is freed");
        (*jni)->DeleteLocalRef(jni, filler);
    }
    /* Where steps are coarser, and fewer come in the first call, it is left out. */
    if (++times == 50 && call == 1)
        say("collected at 50 instructions");
}

#endif
