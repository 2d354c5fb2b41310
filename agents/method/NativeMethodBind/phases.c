/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind is posted from the primordial to the live phase, at first without JNI.");

static bool in_other_phase, jni_when_primordial, no_jni_later, live;

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    if (phase == JVMTI_PHASE_PRIMORDIAL)
        jni_when_primordial |= jni != NULL;
    else if (phase == JVMTI_PHASE_START || phase == JVMTI_PHASE_LIVE)
        no_jni_later |= jni == NULL;
    else
        in_other_phase |= phase != JVMTI_PHASE_DEAD;
    live |= phase == JVMTI_PHASE_LIVE;
}

static void prepare(JavaVM *vm, char *options)
{
    on(NativeMethodBind, bind);
}

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
}

static void tell(JavaVM *vm)
{
    say("in the live phase: %s", truth(live));
    say("in another phase: %s", truth(in_other_phase));
    say("with JNI in the primordial phase: %s", truth(jni_when_primordial));
    say("without JNI later: %s", truth(no_jni_later));
}

TEST(.target = "method.Bound", .load = prepare, .probe = observe, .unload = tell,
     .needs = {.can_generate_native_method_bind_events = 1});
