/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable replaces the last function that JNI 1.1, 1.2, 1.4 and 1.6 have.");

static jniNativeInterface *original;
static JavaVM *vm;
static char memory[8];

#define EACH_LAST(X)                                                                               \
    X(jint, GetJavaVM, (JNIEnv * jni, JavaVM * *to), (jni, to), (jni, &vm))                        \
    X(jboolean, ExceptionCheck, (JNIEnv * jni), (jni), (jni))                                      \
    X(jlong, GetDirectBufferCapacity, (JNIEnv * jni, jobject object), (jni, object),               \
      (jni, buffer))                                                                               \
    X(jobjectRefType, GetObjectRefType, (JNIEnv * jni, jobject object), (jni, object),             \
      (jni, buffer))

#define OURS(type, function, parameters, arguments, ours)                                          \
    static type JNICALL our_##function parameters                                                  \
    {                                                                                              \
        jni_function_reached();                                                                    \
        return original->function arguments;                                                       \
    }
EACH_LAST(OURS)
#define REPLACE(type, function, parameters, arguments, ours)                                       \
    if (is_case(#function))                                                                        \
        table->function = our_##function;
#define CALL(type, function, parameters, arguments, ours)                                          \
    if (is_case(#function))                                                                        \
        (*jni)->function ours;

static void replace(jniNativeInterface *table)
{
    EACH_LAST(REPLACE)
}

static void call(JNIEnv *jni)
{
    jobject buffer = (*jni)->NewDirectByteBuffer(jni, memory, sizeof memory);
    if (buffer == NULL)
        inapplicable("JNI makes no direct buffers");
    EACH_LAST(CALL)
}

static void observe(JNIEnv *jni, jobject unused)
{
    original = get_jni_table();
    say_replaced_on_threads(jni, replace, call);
}

TEST(.probe = observe,
     .cases = LIST("GetJavaVM", "ExceptionCheck", "GetDirectBufferCapacity", "GetObjectRefType"));
