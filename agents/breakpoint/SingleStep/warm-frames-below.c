/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/chain.h"

TITLE("SingleStep follows returns to methods that have run often before it was enabled.");

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

TEST(.target = "stack.WarmChain", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
