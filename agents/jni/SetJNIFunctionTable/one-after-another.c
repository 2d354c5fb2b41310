/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("A JNI function table that redirects another function ends what the table before redirected.");

static jniNativeInterface original;

static jsize JNICALL our_length(JNIEnv *jni, jstring string)
{
    return 1000 + original.GetStringLength(jni, string);
}

static void say_in_force(JNIEnv *jni)
{
    jstring text = (*jni)->NewStringUTF(jni, "text");
    say("GetVersion: %s, GetStringLength: %d", version_of(jni),
        (int)(*jni)->GetStringLength(jni, text));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *table = get_jni_table();
    original = *table;
    table->GetVersion = our_version;
    set_jni_table(table);
    say_in_force(jni);
    table->GetVersion = original.GetVersion;
    table->GetStringLength = our_length;
    set_jni_table(table);
    say_in_force(jni);
    release(table);
}

TEST(.probe = observe);
