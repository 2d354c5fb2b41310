/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("SetEventNotificationMode for a virtual thread does not affect the threads that start after its end.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("breakpoint on %s", thread_name(thread));
}

static void observe(JNIEnv *jni, jthread thread)
{
    static char value;
    static int number;
    void *data = &data;
    if (number == 0)
        must(SetBreakpoint,
             static_method_id(jni, find_class(jni, "virtual_thread/Successive"), "step", "()V"), 0);
    must(GetThreadLocalStorage, thread, &data);
    say("%s, storage: %s", thread_name(thread), data == NULL ? "null" : "another");
    if (number == 1 || number == 3) {
        on_thread(Breakpoint, hit, thread);
        must(SetThreadLocalStorage, NULL, &value);
    }
    number++;
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Successive", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_support_virtual_threads = 1});
