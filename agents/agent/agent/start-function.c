/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad gets the JVM in the OnLoad phase, and start-up continues when it returns 0.");

/* One JVM may have several pointers; that it serves the thread shows that it is the same. */
static JavaVM *given;

static void load(JavaVM *vm, char *options)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    given = vm;
    must(GetPhase, &phase);
    say("phase: %s", phase_name(phase));
}

static void probe(JNIEnv *jni, jobject subject)
{
    void *here = NULL;
    jint result = (*given)->GetEnv(given, &here, JNI_VERSION_1_6);
    say("the JVM of main: %s", truth(result == JNI_OK && here != NULL));
}

static void unload(JavaVM *vm)
{
    say("Agent_OnUnload gets a JVM: %s", truth(vm != NULL));
}

TEST(.load = load, .probe = probe, .unload = unload);
