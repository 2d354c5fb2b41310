/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined_at_event.h"

TITLE("A method that is redefined in its ExceptionCatch callback goes on in the old version.");

static void JNICALL on_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    redefine_once_in(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(ExceptionCatch, on_catch, keep_definition(jni, subject));
}

TEST(.target = "redefine.RedefinedAtEvent", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_exception_events = 1});
