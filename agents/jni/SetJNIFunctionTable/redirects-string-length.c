/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("SetJNIFunctionTable replaces GetStringUTFLengthAsLong on main, attached and agent threads.");

/* Its place in the table, after IsVirtualThread: the last of release 24. */
enum { STRING_LENGTH = offsetof(jniNativeInterface, GetModule) / sizeof(void *) + 2 };

static jlong(JNICALL *original)(JNIEnv *jni, jstring string);

static jlong JNICALL our_answer(JNIEnv *jni, jstring string)
{
    jni_function_reached();
    return original(jni, string);
}

static void replace(jniNativeInterface *table)
{
    void **functions = (void **)table;
    original = functions[STRING_LENGTH];
    functions[STRING_LENGTH] = our_answer;
}

static void call(JNIEnv *jni)
{
    jlong(JNICALL * function)(JNIEnv *, jstring) = ((void *const *)*jni)[STRING_LENGTH];
    function(jni, (*jni)->NewStringUTF(jni, "text"));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_replaced_on_threads(jni, replace, call);
}

TEST(.probe = observe, .since = 24);
