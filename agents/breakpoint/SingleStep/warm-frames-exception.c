/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/chain.h"

TITLE("SingleStep enabled above warm frames comes at the handler there that takes an exception.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    const char *name = chain_method(jni, method);
    if (name == NULL)
        return;
    if (strcmp(name, "main") == 0)
        off(SingleStep);
    else
        say("%s at %d", name, (int)location);
}

static void observe(JNIEnv *jni, jobject unused)
{
    chain_class(jni);
    on(SingleStep, stepped);
}

/* With the capability for breakpoints, too, each instruction must be a location of its own. */
TEST(.target = "stack.WarmChain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
