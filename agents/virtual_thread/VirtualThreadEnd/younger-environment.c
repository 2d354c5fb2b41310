/* SPDX-License-Identifier: Apache-2.0 */
#include "../older_threads.h"

TITLE("VirtualThreadEnd is posted for threads older than the environment's can_support_virtual_threads.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("Breakpoint on %s", thread_name(thread));
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (!is_first(jni, subject))
        return;
    support_virtual_threads(assay_env);
    on(Breakpoint, arrived);
    must(SetBreakpoint,
         static_method_id(jni, find_class(jni, "virtual_thread/OlderThreads"), "leave", "(I)I"), 0);
    set_virtual_callbacks(NULL, say_older_end);
    enable_virtual(VIRTUAL_THREAD_END);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OlderThreads", .args = LIST("parked", "held"),
     .probe = observe, .needs = {.can_generate_breakpoint_events = 1});
