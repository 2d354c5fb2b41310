/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("PopFrame repeats a call whose caller's frame was there before the virtual thread parked.");

/* Of each thread the first one only: the repeated call has the event, too. */
static void JNICALL pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    static bool virtual_popped, platform_popped;
    bool *popped = is_virtual(jni, thread) ? &virtual_popped : &platform_popped;
    if (*popped)
        return;
    *popped = true;
    say("PopFrame on %s: %s", thread_name(thread), error_name(ti_if_able(PopFrame, thread)));
}

static void observe(JNIEnv *jni, jobject none)
{
    jclass klass = find_class(jni, "virtual_thread/RepeatedAfterParking");
    on(Breakpoint, pop);
    must(SetBreakpoint, method_id(jni, klass, "across", "(I)I"), 14);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.RepeatedAfterParking", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_pop_frame = 1,
               .can_support_virtual_threads = 1});
