/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("SingleStep is posted at the handler in a compiled caller after it is enabled in the callee.");

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

/* With the capability for breakpoints, too, each instruction must be a location of its own. */
TEST(.target = "stack.CompiledChain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
