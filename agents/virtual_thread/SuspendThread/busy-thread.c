/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread of a virtual thread lets others interrupt, unpark and ask it, wherever it is.");

enum { TIMES = 300 };

static void observe(JNIEnv *jni, jobject thread)
{
    int moved = 0;
    jclass klass = find_class(jni, "virtual_thread/Self");
    jfieldID field = static_field_id(jni, klass, "turns", "I");
    jmethodID use = static_method_id(jni, klass, "use", "(Ljava/lang/Object;)V");
    for (int i = 0; i < TIMES; i++) {
        must(SuspendThread, thread);
        jint before = (*jni)->GetStaticIntField(jni, klass, field);
        (*jni)->CallStaticVoidMethod(jni, klass, use, thread);
        no_exception(jni);
        must(InterruptThread, thread);
        moved += (*jni)->GetStaticIntField(jni, klass, field) != before;
        must(ResumeThread, thread);
        while ((*jni)->GetStaticIntField(jni, klass, field) == before)
            sched_yield();
    }
    say("suspended, but went on: %d", moved);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Self", .probe = observe, .timeout = 60,
     .needs = {.can_suspend = 1, .can_signal_thread = 1, .can_support_virtual_threads = 1});
