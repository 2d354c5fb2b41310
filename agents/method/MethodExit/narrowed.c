/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MethodExit reports the narrowed result that the caller gets.");

/* Looks by JVM TI alone: other methods may be left by an exception, with which JNI must not be used. */
static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue result)
{
    char *name = NULL, *signature = NULL;
    if (strncmp(method_name(method), "Lclassfile/Narrowing;.", 22) != 0)
        return;
    must(GetMethodName, method, &name, &signature, NULL);
    say("%s: %s", name, value_text(result_letter(signature), result));
    release(name);
    release(signature);
}

static void observe(JNIEnv *jni, jobject klass)
{
    on(MethodExit, left);
}

TEST(.target = "classfile.Narrow", .args = LIST("returned"), .probe = observe, .since = 11,
     .needs = {.can_generate_method_exit_events = 1});
