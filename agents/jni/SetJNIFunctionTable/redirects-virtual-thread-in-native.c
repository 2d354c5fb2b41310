/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"
#include "virtual.h"

TITLE("SetJNIFunctionTable by another thread takes effect on a virtual thread that is in native code.");

static void set_ours(JNIEnv *jni, void *unused)
{
    jniNativeInterface *table = get_jni_table();
    table->GetVersion = our_version;
    set_jni_table(table);
    release(table);
}

/* The virtual thread does not return to Java between the two. */
static void observe(JNIEnv *jni, jobject thread)
{
    static bool is_set;
    if (!is_set) {
        say("%s, before: %s", thread_name(thread), version_of(jni));
        run_attached("attached", NULL, false, set_ours, NULL);
        is_set = true;
    }
    say("%s: %s", thread_name(thread), version_of(jni));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Successive", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
