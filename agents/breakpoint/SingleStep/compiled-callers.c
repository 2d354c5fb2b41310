/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("SingleStep follows returns to compiled methods that were on the stack when it was enabled.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (!is_of_interest(method))
        return;
    const char *name = short_method_name(method);
    if (strcmp(name, "main") == 0)
        off(SingleStep);
    else
        say("%s at %d", name, (int)location);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Lstack/CompiledChain;");
    on(SingleStep, stepped);
}

TEST(.target = "stack.CompiledChain", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
