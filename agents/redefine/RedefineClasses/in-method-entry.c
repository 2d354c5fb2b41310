/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined_at_event.h"

TITLE("A method that is redefined in its MethodEntry callback runs the old version.");

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    redefine_once_in(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(MethodEntry, on_entry, keep_definition(jni, subject));
}

TEST(.target = "redefine.RedefinedAtEvent", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_method_entry_events = 1});
