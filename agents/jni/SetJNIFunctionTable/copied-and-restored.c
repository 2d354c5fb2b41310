/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable copies the table, and setting the original restores all functions.");

static void observe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *original = get_jni_table(), *table = get_jni_table();
    table->GetVersion = our_version;
    set_jni_table(table);
    table->GetVersion = other_version;
    say("agent's own copy changed: %s", version_of(jni));
    release(table);
    say("and released: %s", version_of(jni));
    set_jni_table(original);
    say("original set: %s", version_of(jni));
    table = get_jni_table();
    say("functions that differ from the original: %d", jni_differences(original, table));
}

TEST(.probe = observe);
