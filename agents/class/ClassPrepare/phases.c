/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ClassPrepare is sent in the start and live phases alone, and for no array or primitive.");

static int outside, live, arrays, primitives;

static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jvmtiPhase phase;
    char *signature;
    must(GetPhase, &phase);
    must(GetClassSignature, klass, &signature, NULL);
    outside += phase != JVMTI_PHASE_START && phase != JVMTI_PHASE_LIVE;
    live += phase == JVMTI_PHASE_LIVE && strcmp(signature, "Lassay/Nothing;") == 0;
    arrays += signature[0] == '[';
    primitives += strlen(signature) == 1;
    release(signature);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassPrepare, handle);
}

static void unload(JavaVM *vm)
{
    say("outside: %d, a class in the live phase: %d", outside, live);
    say("arrays: %d, primitives: %d", arrays, primitives);
}

TEST(.load = load, .unload = unload);
