/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable takes effect on the calling thread and on new ones.");

/* The target calls the probe on main, on a new thread, and on main again. */
static int calls;

static void observe(JNIEnv *jni, jobject subject)
{
    calls++;
    if (calls == 1) {
        jniNativeInterface *table = get_jni_table();
        say("before: %s", version_of(jni));
        table->GetVersion = our_version;
        set_jni_table(table);
        release(table);
    }
    say("%s: %s", calls == 2 ? "a new thread" : "main", version_of(jni));
}

TEST(.target = "general.OtherThread", .probe = observe);
