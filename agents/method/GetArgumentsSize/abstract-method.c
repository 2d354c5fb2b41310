/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetArgumentsSize counts the arguments of abstract methods, too.");

static void say_size(JNIEnv *jni, const char *klass, const char *name, const char *signature)
{
    jint size = -1;
    jmethodID method = method_id(jni, find_class(jni, klass), name, signature);
    jvmtiError error = ti(GetArgumentsSize, method, &size);
    if (error == JVMTI_ERROR_NONE)
        say("%s: %s %d", name, error_name(error), (int)size);
    else
        say("%s: %s", name, error_name(error));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_size(jni, "java/lang/Runnable", "run", "()V");
    say_size(jni, "java/util/Map", "put",
             "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
    say_size(jni, "java/util/function/LongBinaryOperator", "applyAsLong", "(JJ)J");
}

TEST(.probe = observe);
