/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Enabled from the beginning, the event comes neither at initialization nor before.");

static int others;

static void JNICALL on_allocation(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                  jclass klass, jlong size)
{
    jvmtiPhase phase;
    must_in(env, GetPhase, &phase);
    if (phase != JVMTI_PHASE_LIVE)
        __atomic_add_fetch(&others, 1, __ATOMIC_SEQ_CST);
}

static void load(JavaVM *vm, char *options)
{
    on(VMObjectAlloc, on_allocation);
}

static void unload(JavaVM *vm)
{
    say("outside the live phase: %d", others);
}

TEST(.load = load, .unload = unload, .needs = {.can_generate_vm_object_alloc_events = 1});
