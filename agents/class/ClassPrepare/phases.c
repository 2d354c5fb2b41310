/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "classes.h"

TITLE("ClassPrepare is posted in the start and live phases only, and for no array or primitive class.");

static atomic_int outside, live, arrays, primitives;

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    must(GetPhase, &phase);
    /* A callback that began before the JVM's death may see it: that proves nothing. */
    if (phase == JVMTI_PHASE_DEAD)
        return;
    const char *signature = class_name(klass);
    atomic_fetch_add(&outside, phase != JVMTI_PHASE_START && phase != JVMTI_PHASE_LIVE);
    atomic_fetch_add(&live, phase == JVMTI_PHASE_LIVE && strcmp(signature, "Lfresh/Live;") == 0);
    atomic_fetch_add(&arrays, signature[0] == '[');
    atomic_fetch_add(&primitives, strlen(signature) == 1);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassPrepare, handle);
}

/* A class that cannot have been there before. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = define_small_class(jni, "fresh/Live", NULL);
    static_field_id(jni, klass, "VALUE", "I");
}

static void unload(JavaVM *vm)
{
    say("outside: %d, a class in the live phase: %d", atomic_load(&outside), atomic_load(&live));
    say("arrays: %d, primitives: %d", atomic_load(&arrays), atomic_load(&primitives));
}

TEST(.load = load, .probe = observe, .unload = unload);
