/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../newer_functions.h"

TITLE("SetJNIFunctionTable replaces IsVirtualThread on main, attached and agent threads.");

/* Its place in the table: right after GetModule. */
enum { IS_VIRTUAL_THREAD = offsetof(jniNativeInterface, GetModule) / sizeof(void *) + 1 };

static jboolean(JNICALL *original)(JNIEnv *jni, jobject object);

static jboolean JNICALL our_answer(JNIEnv *jni, jobject object)
{
    reached = true;
    return original(jni, object);
}

static void replace(jniNativeInterface *table)
{
    void **functions = (void **)table;
    original = functions[IS_VIRTUAL_THREAD];
    functions[IS_VIRTUAL_THREAD] = our_answer;
}

static void call(JNIEnv *jni)
{
    jboolean(JNICALL * function)(JNIEnv *, jobject) = ((void *const *)*jni)[IS_VIRTUAL_THREAD];
    function(jni, java_current_thread(jni));
}

TEST(.probe = newer_probe, .since = 21);
