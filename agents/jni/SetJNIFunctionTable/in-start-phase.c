/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable in the VMStart callback remains in effect in the live phase.");

static void start(JNIEnv *jni)
{
    jniNativeInterface *table = NULL;
    jvmtiError error = ti(GetJNIFunctionTable, &table);
    say("GetJNIFunctionTable: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    table = get_jni_table();
    table->GetVersion = our_version;
    set_jni_table(table);
    say("VMStart: %s", version_of(jni));
}

static void init(JNIEnv *jni, jthread thread)
{
    say("VMInit: %s", version_of(jni));
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main: %s", version_of(jni));
}

TEST(.start = start, .init = init, .probe = probe);
