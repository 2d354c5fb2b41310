/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetJNIFunctionTable returns a new copy of the current table at each call.");

static void observe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *first = get_jni_table(), *second = get_jni_table();
    say("two copies: %s", truth(first != second && first != *jni && second != *jni));
    say("functions that differ from the table in use: %d", jni_differences(first, *jni));
    first->GetVersion = our_version;
    say("copy changed: %s", version_of(jni));
    second->GetVersion = other_version;
    set_jni_table(second);
    jniNativeInterface *third = get_jni_table();
    say("after setting, the copy has: %s",
        third->GetVersion == other_version ? "the other" : "something else");
    SAY_CALL(Deallocate, (unsigned char *)first);
    SAY_CALL(Deallocate, (unsigned char *)third);
    say("both released: %s", version_of(jni));
}

TEST(.probe = observe);
