/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SingleStep is posted in a class initializer, whichever instruction it runs for.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    const char *name = method_name(method);
    if (location == 0 && strncmp(name, "Lbreakpoint/Initializers$", 25) == 0
        && strstr(name, ".<clinit>") != NULL)
        say("step in %s", name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(SingleStep, stepped);
}

TEST(.target = "breakpoint.Initializers", .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
