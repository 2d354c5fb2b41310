/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"

TITLE("SingleStep enabled for one thread is posted in compiled methods, on that thread only.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (is_of_interest(method))
        say("%s at %d on %s", short_method_name(method), (int)location, thread_name(thread));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledPair$Code;");
    on_thread(SingleStep, stepped, current_thread());
}

/* Without can_generate_breakpoint_events, with which each instruction would have to be a location. */
TEST(.target = "stack.CompiledPair", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_generate_single_step_events = 1});
