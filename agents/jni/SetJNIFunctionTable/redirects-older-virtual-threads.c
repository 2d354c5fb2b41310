/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"
#include "virtual.h"

TITLE("SetJNIFunctionTable takes effect on virtual threads that are parked or in native code.");

static void observe(JNIEnv *jni, jobject subject)
{
    const char *name = "main";
    if (!(*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread"))) {
        jniNativeInterface *table = get_jni_table();
        table->GetVersion = our_version;
        set_jni_table(table);
    } else {
        name = thread_name(subject);
    }
    say("%s: %s", name, version_of(jni));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.OlderThreads", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
