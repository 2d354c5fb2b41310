/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ForceEarlyReturnVoid refuses the initializer of a class with strictly-initialized static fields.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (strcmp(method_name(method), "Lclassfile/Strict;.<clinit>()V") == 0)
        say("%s: %s", method_name(method), error_name(ti(ForceEarlyReturnVoid, NULL)));
}

static void observe(JNIEnv *jni, jobject thread)
{
    on_thread(MethodEntry, entered, thread);
}

TEST(.target = "classfile.Values", .args = LIST("initializer"), .env = LIST(PREVIEW_FEATURES),
     .since = 28, .probe = observe,
     .needs = {.can_force_early_return = 1, .can_generate_method_entry_events = 1});
