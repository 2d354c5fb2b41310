/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("On a thread that has not yet entered a method ForceEarlyReturnVoid finds no frame.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "starting") == 0)
        say("ForceEarlyReturnVoid: %s", error_name(ti(ForceEarlyReturnVoid, NULL)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ThreadStart, started);
}

TEST(.target = "early_return.Starting", .probe = observe,
     .needs = {.can_force_early_return = 1});
