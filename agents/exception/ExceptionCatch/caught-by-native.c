/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("ExceptionCatch for an exception cleared by native code is posted on return to Java.");

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (is_of_interest(method))
        say("caught in %s: %s", method_name(method), exception_name(jni, exception));
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    on(ExceptionCatch, caught);
}

TEST(.target = "exception.Throws", .args = LIST("caught-by-native"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
