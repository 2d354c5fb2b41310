/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The JNI function table is common to all environments.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEnv *other = new_environment();
    jniNativeInterface *table = get_jni_table(), *seen = NULL;
    table->GetVersion = our_version;
    must_in(other, SetJNIFunctionTable, table);
    must(GetJNIFunctionTable, &seen);
    say("set by the other: %s",
        seen != NULL && seen->GetVersion == our_version ? "ours" : "not ours");
    say("in force: %s", version_of(jni));
    must_in(other, DisposeEnvironment);
    say("the other disposed of: %s", version_of(jni));
    table->GetVersion = other_version;
    set_jni_table(table);
    say("set by the first: %s", version_of(jni));
}

TEST(.probe = observe);
