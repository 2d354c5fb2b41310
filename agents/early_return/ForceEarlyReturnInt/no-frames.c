/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("On a thread that has not yet entered a method ForceEarlyReturnInt finds no frame.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    jint count = 0;
    if (strcmp(thread_name(thread), "starting") != 0)
        return;
    must(GetFrameCount, NULL, &count);
    if (count > 0)
        inapplicable("a thread that starts has frames of its launcher");
    say("ForceEarlyReturnInt: %s", error_name(ti(ForceEarlyReturnInt, NULL, 42)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ThreadStart, started);
}

TEST(.target = "early_return.Starting", .probe = observe,
     .needs = {.can_force_early_return = 1});
