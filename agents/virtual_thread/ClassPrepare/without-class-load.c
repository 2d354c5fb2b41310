/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "events.h"
#include "virtual.h"

TITLE("ClassPrepare is posted on a virtual thread where no other event is enabled.");

static bool is_used(const char *name)
{
    return strcmp(name, "Lvirtual_thread/FirstUsed;") == 0
           || strcmp(name, "Lvirtual_thread/SecondUsed;") == 0;
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_used(class_name(klass)))
        say("prepared: %s %s", class_name(klass), on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    need_prepared_where_used(jni);
    on(ClassPrepare, prepared);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FirstUse", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
