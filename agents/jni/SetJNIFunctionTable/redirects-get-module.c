/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable replaces GetModule on main, attached and agent threads.");

static jobject(JNICALL *original)(JNIEnv *jni, jclass klass);

static jobject JNICALL our_module(JNIEnv *jni, jclass klass)
{
    jni_function_reached();
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

static void observe(JNIEnv *jni, jobject unused)
{
    say_replaced_on_threads(jni, replace, call);
}

TEST(.probe = observe, .since = 11);
