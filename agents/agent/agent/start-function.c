/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnLoad gets the JVM in the OnLoad phase, and start-up continues when it returns 0.");

static JavaVM *given;

static void load(JavaVM *vm, char *options)
{
    jvmtiPhase phase;
    given = vm;
    must(GetPhase, &phase);
    say("phase: %s", phase_name(phase));
}

static void probe(JNIEnv *jni, jobject subject)
{
    JavaVM *vm = NULL;
    (*jni)->GetJavaVM(jni, &vm);
    say("the JVM of main: %s", truth(vm == given));
}

static void unload(JavaVM *vm)
{
    say("the JVM of Agent_OnUnload: %s", truth(vm == given));
}

TEST(.load = load, .probe = probe, .unload = unload);
