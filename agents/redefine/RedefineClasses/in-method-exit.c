/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined_at_event.h"

TITLE("A method that is redefined in its MethodExit callback returns the result of the old version.");

static void JNICALL on_leave(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception, jvalue result)
{
    redefine_once_in(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(MethodExit, on_leave, keep_definition(jni, subject));
}

TEST(.target = "redefine.RedefinedAtEvent", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_method_exit_events = 1});
