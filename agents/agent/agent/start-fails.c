/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The JVM terminates before VMStart when Agent_OnLoad returns a nonzero value.");

/* The test's own agent stands before the one that fails, and after it: which of the two are
 * started is open. */
static void JNICALL started(jvmtiEnv *env, JNIEnv *jni)
{
    say("VMStart");
}

static void JNICALL initialized(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say("VMInit");
}

static void JNICALL died(jvmtiEnv *env, JNIEnv *jni)
{
    say("VMDeath");
}

static void load(JavaVM *vm, char *options)
{
    on(VMStart, started);
    on(VMInit, initialized);
    on(VMDeath, died);
}

TEST(.load = load, .target = "agent.Main", .exit_status = ASSAY_EXIT_NONZERO,
     .vm_args = LIST("-agentpath:{agent}", "-agentpath:{companions}/libtelling.so=fail"));
