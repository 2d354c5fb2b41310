/* SPDX-License-Identifier: Apache-2.0 */
#include "../newer_functions.h"

TITLE("GetModule, of release 9, is replaced for main, an attached thread and an agent thread.");

static jobject(JNICALL *original)(JNIEnv *jni, jclass klass);

static jobject JNICALL our_module(JNIEnv *jni, jclass klass)
{
    reached = true;
    return original(jni, klass);
}

static void replace(jniNativeInterface *table)
{
    original = table->GetModule;
    table->GetModule = our_module;
}

static void call(JNIEnv *jni)
{
    (*jni)->GetModule(jni, find_class(jni, "java/lang/Object"));
    no_exception(jni);
}

TEST(.probe = newer_probe, .since = 11);
