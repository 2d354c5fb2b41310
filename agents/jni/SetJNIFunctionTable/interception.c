/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("A JNI function that calls the original one intercepts each call with its arguments.");

static jniNativeInterface *original;
static JNIEnv *own; /* other threads may call, too */
static int calls, long_strings;

static jstring JNICALL new_string(JNIEnv *jni, const char *text)
{
    if (jni == own) {
        calls++;
        long_strings += strlen(text) > 10;
    }
    return original->NewStringUTF(jni, text);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *table = get_jni_table();
    own = jni;
    original = get_jni_table();
    table->NewStringUTF = new_string;
    (*jni)->NewStringUTF(jni, "not counted");
    set_jni_table(table);
    jstring first = (*jni)->NewStringUTF(jni, "first");
    jstring second = (*jni)->NewStringUTF(jni, "the second one");
    say("calls: %d, long ones: %d", calls, long_strings);
    say("strings: %s, %s", to_string(jni, first), to_string(jni, second));
    set_jni_table(original);
    int before = calls;
    (*jni)->NewStringUTF(jni, "not counted");
    say("calls after restoring: %d", calls - before);
}

TEST(.probe = observe);
