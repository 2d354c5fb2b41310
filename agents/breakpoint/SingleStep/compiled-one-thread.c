/* SPDX-License-Identifier: Apache-2.0 */
#include "event_callbacks.h"

TITLE("SingleStep enabled for one thread is posted in compiled methods, on that thread only.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    char *name = NULL;
    if (!is_of_interest(method))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    say("%s at %d on %s", name, (int)location, thread_name(thread));
    release(name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    say_events_in("Lstack/WarmPair$Code;");
    on_thread(SingleStep, stepped, thread);
}

/* With the capability for breakpoints, too, each instruction must be a location of its own. */
TEST(.target = "stack.WarmPair", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
