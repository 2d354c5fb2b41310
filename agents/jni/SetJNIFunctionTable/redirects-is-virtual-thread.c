/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("SetJNIFunctionTable replaces IsVirtualThread on main, attached and agent threads.");

/* Its place in the table: right after GetModule. */
enum { IS_VIRTUAL_THREAD = offsetof(jniNativeInterface, GetModule) / sizeof(void *) + 1 };

static jboolean(JNICALL *original)(JNIEnv *jni, jobject object);

static jboolean JNICALL our_answer(JNIEnv *jni, jobject object)
{
    jni_function_reached();
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

static void observe(JNIEnv *jni, jobject unused)
{
    say_replaced_on_threads(jni, replace, call);
}

TEST(.probe = observe, .since = 21);
