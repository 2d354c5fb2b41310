/* SPDX-License-Identifier: Apache-2.0 */
#include "../struck.h"

TITLE("A method that is redefined at its catch clause goes on in the old version.");

static void JNICALL on_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    strike(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(ExceptionCatch, on_catch, keep_struck(jni, subject));
}

TEST(.target = "redefine.Striking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_exception_events = 1});
