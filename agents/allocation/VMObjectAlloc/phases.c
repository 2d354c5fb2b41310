/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("VMObjectAlloc enabled from OnLoad on is not posted before the live phase or during VMInit.");

static int before;

/* A callback that is under way when the JVM ends may well see the dead phase. */
static void JNICALL on_allocation(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                  jclass klass, jlong size)
{
    jvmtiPhase phase;
    must_in(env, GetPhase, &phase);
    if (phase != JVMTI_PHASE_LIVE && phase != JVMTI_PHASE_DEAD)
        __atomic_add_fetch(&before, 1, __ATOMIC_SEQ_CST);
}

static void load(JavaVM *vm, char *options)
{
    on(VMObjectAlloc, on_allocation);
}

static void unload(JavaVM *vm)
{
    say("before the live phase: %d", before);
}

TEST(.load = load, .unload = unload, .needs = {.can_generate_vm_object_alloc_events = 1});
