/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../throwing.h"

TITLE("A collection in the callbacks of a return that was forced at an exception changes nothing.");

static jvmtiError force(void)
{
    return ti(ForceEarlyReturnInt, NULL, 42);
}

static const char *exit_text(JNIEnv *jni, jvalue value)
{
    char *text = assay_text();
    assay_append(text, ", value %s", value_text('I', value));
    return text;
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    say_forced_exit(env, jni, thread, method, by_exception, value);
    if (method == called && !by_exception)
        collect_and_refill(jni);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say_forced_pop(env, jni, thread, method, by_exception);
    if (!by_exception)
        collect_and_refill(jni);
}

static void observe(JNIEnv *jni, jobject unused)
{
    watch_throwing(jni, "callInt", "(Ljava/lang/RuntimeException;)I");
    on(MethodExit, left);
    on(FramePop, popped);
}

TEST(THROWING("int"), .probe = observe);
