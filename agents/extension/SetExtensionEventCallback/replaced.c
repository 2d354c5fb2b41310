/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../arguments.h"
#include "virtual.h"

TITLE("SetExtensionEventCallback replaces a callback that is set.");

static const jvmtiExtensionEventInfo *event;
static jobject expected; /* a thread that starts when the callback has been replaced */
static atomic_int in_first, in_second;

static bool is_expected(struct arguments given)
{
    return given.jni != NULL && (*given.jni)->IsSameObject(given.jni, given.object, expected);
}

static void JNICALL first(jvmtiEnv *env, ...)
{
    va_list list;
    va_start(list, env);
    in_first += is_expected(take_arguments(event, list));
    va_end(list);
}

static void JNICALL second(jvmtiEnv *env, ...)
{
    va_list list;
    va_start(list, env);
    in_second += is_expected(take_arguments(event, list));
    va_end(list);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        say("to the second: %s, to the first: %d", truth(in_second > 0), atomic_load(&in_first));
        return;
    }
    event = extension_event("com.sun.hotspot.events.VirtualThreadMount");
    need_argument(event, JVMTI_TYPE_JNIENV);
    need_argument(event, JVMTI_TYPE_JTHREAD);
    expected = (*jni)->NewGlobalRef(jni, thread);
    enable_extension_event(event, first);
    enable_extension_event(event, second);
}

TEST(VIRTUAL_THREADS, .target = "extension.Mounted", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
