/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SingleStep follows returns to methods that have run often before it was enabled.");

static jclass chain;

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    char *name = NULL;
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    if (!(*jni)->IsSameObject(jni, klass, chain))
        return;
    must(GetMethodName, method, &name, NULL, NULL);
    if (strcmp(name, "main") == 0)
        off(SingleStep);
    else
        say("%s at %d", name, (int)location);
    release(name);
}

static void observe(JNIEnv *jni, jobject unused)
{
    chain = (*jni)->NewGlobalRef(jni, find_class(jni, "stack/WarmChain"));
    on(SingleStep, stepped);
}

TEST(.target = "stack.WarmChain", .probe = observe,
     .needs = {.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1});
