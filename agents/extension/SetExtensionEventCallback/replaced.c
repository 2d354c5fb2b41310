/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../arguments.h"
#include "virtual.h"

TITLE("SetExtensionEventCallback replaces a callback that is set.");

static atomic_int in_first, in_second;

static void JNICALL first(jvmtiEnv *env, ...)
{
    in_first++;
}

static void JNICALL second(jvmtiEnv *env, ...)
{
    in_second++;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        say("to the second: %s, to the first: %d", truth(in_second > 0), atomic_load(&in_first));
        return;
    }
    const jvmtiExtensionEventInfo *event = extension_event(
        "com.sun.hotspot.events.VirtualThreadMount");
    enable_extension_event(event, first);
    enable_extension_event(event, second);
    in_first = 0;
}

/* What was mounted in between was for the first. */
TEST(VIRTUAL_THREADS, .target = "extension.Mounted", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
