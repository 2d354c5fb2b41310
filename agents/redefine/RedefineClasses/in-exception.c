/* SPDX-License-Identifier: Apache-2.0 */
#include "pending.h"
#include "../redefined_at_event.h"

TITLE("An exception is caught by the old version if the method is redefined in the Exception callback.");

static void JNICALL on_throw(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception, jmethodID catch_method,
                             jlocation catch_location)
{
    jthrowable pending = set_aside(jni); /* a redefinition may run code of the class library */
    redefine_once_in(method);
    put_back(jni, pending);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(Exception, on_throw, keep_definition(jni, subject));
}

TEST(.target = "redefine.RedefinedAtEvent", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_exception_events = 1});
