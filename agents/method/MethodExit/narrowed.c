/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MethodExit reports the narrowed result that the caller gets.");

static jclass narrowing;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue result)
{
    jclass klass = NULL;
    char *name = NULL, *signature = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    if (!(*jni)->IsSameObject(jni, klass, narrowing))
        return;
    must(GetMethodName, method, &name, &signature, NULL);
    say("%s: %s", name, value_text(signature[3], result));
    release(name);
    release(signature);
}

static void observe(JNIEnv *jni, jobject klass)
{
    narrowing = (*jni)->NewGlobalRef(jni, klass);
    on(MethodExit, left);
}

TEST(.target = "classfile.Narrow", .args = LIST("returned"), .probe = observe, .since = 11,
     .needs = {.can_generate_method_exit_events = 1});
