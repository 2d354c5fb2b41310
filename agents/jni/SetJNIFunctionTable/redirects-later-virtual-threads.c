/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"
#include "virtual.h"

TITLE("SetJNIFunctionTable takes effect on a virtual thread that calls it, and on later ones.");

static void observe(JNIEnv *jni, jobject thread)
{
    static bool is_set;
    if (!is_set) {
        jniNativeInterface *table = get_jni_table();
        table->GetVersion = our_version;
        set_jni_table(table);
        is_set = true;
    }
    say("%s: %s", thread_name(thread), version_of(jni));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Successive", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
