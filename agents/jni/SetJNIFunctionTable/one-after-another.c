/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("A JNI function table that redirects another function ends what the table before redirected.");

static jniNativeInterface *original;
static jobject text; /* global */
static bool is_called;

/* Others may ask for the lengths of their strings. */
static jsize JNICALL our_length(JNIEnv *jni, jstring string)
{
    if (string == text)
        is_called = true;
    return original->GetStringLength(jni, string);
}

static void say_in_force(JNIEnv *jni)
{
    is_called = false;
    (*jni)->GetStringLength(jni, text);
    say("GetVersion: %s, GetStringLength: %s", version_of(jni), is_called ? "ours" : "the JVM's");
}

static void observe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *table = get_jni_table();
    original = get_jni_table();
    text = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "text"));
    table->GetVersion = our_version;
    set_jni_table(table);
    say_in_force(jni);
    table->GetVersion = original->GetVersion;
    table->GetStringLength = our_length;
    set_jni_table(table);
    say_in_force(jni);
    set_jni_table(original);
    say_in_force(jni);
    release(table);
}

TEST(.probe = observe);
