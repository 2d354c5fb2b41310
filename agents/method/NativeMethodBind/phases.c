/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind comes in no phase but primordial, start and live, and without a JNI environment in the first.");

static bool in_other_phase, jni_when_primordial, no_jni_later, live;
static _Thread_local bool started; /* set on threads that run no callback of an earlier phase */

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    live |= phase == JVMTI_PHASE_LIVE;
    in_other_phase |= phase == JVMTI_PHASE_ONLOAD;
    jni_when_primordial |= phase == JVMTI_PHASE_PRIMORDIAL && jni != NULL;
    no_jni_later |= jni == NULL && (started || (phase == JVMTI_PHASE_LIVE && is_bound(method)));
}

static void prepare(JavaVM *vm, char *options)
{
    on(NativeMethodBind, bind);
}

static void start(JNIEnv *jni)
{
    started = true;
}

static void observe(JNIEnv *jni, jobject threads)
{
    started = true;
    load_library(jni);
}

static void tell(JavaVM *vm)
{
    say("in the live phase: %s", truth(live));
    say("in another phase: %s", truth(in_other_phase));
    say("with JNI in the primordial phase: %s", truth(jni_when_primordial));
    say("without JNI later: %s", truth(no_jni_later));
}

TEST(.target = "method.Bound", .load = prepare, .start = start, .probe = observe, .unload = tell,
     .needs = {.can_generate_native_method_bind_events = 1});
