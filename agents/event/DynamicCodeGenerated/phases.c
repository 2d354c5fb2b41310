/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DynamicCodeGenerated needs no capability, describes code, and comes in its phases only.");

static int events, wrong, wrong_phase;

static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    jvmtiPhase phase = 0;
    events++;
    wrong += env != assay_env || name == NULL || *name == '\0' || address == NULL || length <= 0;
    must_in(env, GetPhase, &phase);
    wrong_phase += phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_DEAD;
}

static void load(JavaVM *vm, char *options)
{
    on(DynamicCodeGenerated, generated);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("some: %s", truth(events > 0));
}

static void unload(JavaVM *vm)
{
    say("well described: %s, in a wrong phase: %d", truth(wrong == 0), wrong_phase);
}

TEST(.load = load, .probe = probe, .unload = unload);
