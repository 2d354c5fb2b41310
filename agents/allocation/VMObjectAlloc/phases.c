/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("VMObjectAlloc enabled from OnLoad on is not posted before the live phase.");

static int before, live;

/* A callback that is under way when the JVM ends may well see the dead phase. */
static void JNICALL on_allocation(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                  jclass klass, jlong size)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    must_in(env, GetPhase, &phase);
    if (phase == JVMTI_PHASE_LIVE)
        __atomic_add_fetch(&live, 1, __ATOMIC_SEQ_CST);
    else if (phase != JVMTI_PHASE_DEAD)
        __atomic_add_fetch(&before, 1, __ATOMIC_SEQ_CST);
}

static void load(JavaVM *vm, char *options)
{
    on(VMObjectAlloc, on_allocation);
}

static void observe(JNIEnv *jni, jobject unused)
{
    made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;",
            made_by(jni, "make", "()Lallocation/Thing;"));
    made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6);
    if (__atomic_load_n(&live, __ATOMIC_SEQ_CST) == 0)
        inapplicable("no method has posted the event in the live phase, either");
    say("before the live phase: %d", before);
}

TEST(.target = "allocation.Maker", .load = load, .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1});
