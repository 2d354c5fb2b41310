/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "turns.h"
#include "virtual.h"

TITLE("SuspendThread of a virtual thread lets others interrupt, unpark and ask it, wherever it is.");

enum { TIMES = 300 };

/* Interrupts the suspended thread, or has Java use it. Returns how often it went on. */
static int use_often(JNIEnv *jni, jthread thread, bool in_java)
{
    int moved = 0;
    jclass klass = find_class(jni, "virtual_thread/Self");
    jmethodID use = static_method_id(jni, klass, "use", "(Ljava/lang/Object;)V");
    for (int i = 0; i < TIMES; i++) {
        must(SuspendThread, thread);
        unsigned before = turns_of(jni, klass);
        if (in_java)
            (*jni)->CallStaticVoidMethod(jni, klass, use, thread);
        else
            must(InterruptThread, thread);
        no_exception(jni);
        moved += turns_of(jni, klass) != before;
        must(ResumeThread, thread);
        await_turns(jni, klass, 1);
    }
    return moved;
}

static void observe(JNIEnv *jni, jobject thread)
{
    say("suspended, but went on: %d", use_often(jni, thread, false));
    int moved = use_often(jni, thread, true);
    say("others use it while it is suspended: %d times", TIMES);
    say("then, but went on: %d", moved);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Self", .probe = observe, .timeout = 60,
     .needs = {.can_suspend = 1, .can_signal_thread = 1, .can_support_virtual_threads = 1});
