/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("DynamicCodeGenerated needs no capability and is posted only in its phases.");

static atomic_int events, wrong, wrong_phase, with_length;

/* Comes on any thread. One that began before the JVM's death may see the dead phase. */
static void JNICALL generated(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    jvmtiPhase phase = 0;
    events++;
    wrong += env != assay_env || name == NULL || address == NULL || length < 0;
    with_length += length > 0;
    must_in(env, GetPhase, &phase);
    wrong_phase += phase == JVMTI_PHASE_ONLOAD;
}

static void load(JavaVM *vm, char *options)
{
    on(DynamicCodeGenerated, generated);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("some: %s", truth(events > 0));
    say("all of length 0: %s", truth(events > 0 && with_length == 0));
}

static void unload(JavaVM *vm)
{
    say("well described: %s, in a wrong phase: %d", truth(wrong == 0), wrong_phase);
}

TEST(.load = load, .probe = probe, .unload = unload);
