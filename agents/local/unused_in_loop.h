/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.UnusedInLoop, whose method is the topmost one of its thread. */
#ifndef ASSAY_LOCAL_UNUSED_IN_LOOP_H
#define ASSAY_LOCAL_UNUSED_IN_LOOP_H

#include "compiled_variables.h"

static inline void say_unused_in_loop(JNIEnv *jni, jthread thread)
{
    jint n = 0;
    jvalue w = {0};
    jobject word = NULL, receiver = NULL;
    must(SuspendThread, thread);
    must(GetLocalInt, thread, 0, 1, &n);
    say("n %d", (int)n);
    must(GetLocalLong, thread, 0, 2, &w.j);
    say("w %s", value_text('J', w));
    must(GetLocalObject, thread, 0, 4, &word);
    say("word: %s", to_string(jni, word));
    say_each_type(jni, thread, 0, 5);
    must(GetLocalInstance, thread, 0, &receiver);
    say("this: %s", to_string(jni, receiver));
    must(ResumeThread, thread);
}

#endif
