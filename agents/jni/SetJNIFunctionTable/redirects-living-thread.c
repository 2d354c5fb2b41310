/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetJNIFunctionTable takes effect on a thread that is in native code.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        jniNativeInterface *table = get_jni_table();
        table->GetVersion = our_version;
        set_jni_table(table);
        say("main: %s", version_of(jni));
    } else {
        say("the living thread: %s", version_of(jni));
    }
}

TEST(.target = "thread.LiveThread", .probe = observe);
