/* SPDX-License-Identifier: Apache-2.0 */
#include "../newer_functions.h"

TITLE("SetJNIFunctionTable replaces GetModule on main, attached and agent threads.");

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
