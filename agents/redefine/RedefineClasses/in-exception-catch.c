/* SPDX-License-Identifier: Apache-2.0 */
#include "pending.h"
#include "../redefined_at_event.h"

TITLE("A method that is redefined in its ExceptionCatch callback goes on in the old version.");

static void JNICALL on_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception)
{
    jthrowable pending = set_aside(jni); /* a redefinition may run code of the class library */
    redefine_once_in(method);
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(ExceptionCatch, on_catch, keep_definition(jni, subject));
}

TEST(.target = "redefine.RedefinedAtEvent", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_exception_events = 1});
