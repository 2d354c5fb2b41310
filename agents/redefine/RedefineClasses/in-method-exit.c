/* SPDX-License-Identifier: Apache-2.0 */
#include "../struck.h"

TITLE("A method that is redefined when it is left gives the result of the old version.");

static void JNICALL on_leave(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception, jvalue result)
{
    strike(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(MethodExit, on_leave, keep_struck(jni, subject));
}

TEST(.target = "redefine.Striking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_method_exit_events = 1});
