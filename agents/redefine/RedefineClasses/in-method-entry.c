/* SPDX-License-Identifier: Apache-2.0 */
#include "../struck.h"

TITLE("A method that is redefined when it is entered runs in the old version.");

static void JNICALL on_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    strike(method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on_thread(MethodEntry, on_entry, keep_struck(jni, subject));
}

TEST(.target = "redefine.Striking", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_method_entry_events = 1});
