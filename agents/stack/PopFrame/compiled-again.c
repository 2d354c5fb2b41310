/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("PopFrame pops the frame of a compiled method again once the thread has called it anew.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = (*jni)->GetObjectClass(jni, thread);
    jfieldID field = static_field_id(jni, klass, "calls", "I");
    jint first = (*jni)->GetStaticIntField(jni, klass, field);
    for (jint popped = 1; popped <= 2; popped++) {
        struct timespec beginning = {0};
        jint calls = 0;
        must(SuspendThread, thread);
        say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
        must(ResumeThread, thread);
        do
            calls = (*jni)->GetStaticIntField(jni, klass, field) - first;
        while (calls < popped && wait_goes_on(&beginning));
        say("calls %d", (int)calls + 1);
    }
}

TEST(.target = "stack.CompiledUnusedArguments", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_pop_frame = 1, .can_suspend = 1});
