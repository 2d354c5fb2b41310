/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../arguments.h"
#include "virtual.h"

TITLE("The events that a virtual thread is mounted and unmounted are posted, with this thread.");

static const jvmtiExtensionEventInfo *events[2];
static jobject expected;
static atomic_int calls[2], wrong;

static void count(int which, struct arguments given)
{
    wrong += given.nulls + (given.jni == NULL || !is_own_jni(given.jni));
    if (given.jni != NULL && (*given.jni)->IsSameObject(given.jni, given.object, expected))
        calls[which]++;
}

static void JNICALL mounted(jvmtiEnv *env, ...)
{
    va_list list;
    va_start(list, env);
    count(0, take_arguments(events[0], list));
    va_end(list);
}

static void JNICALL unmounted(jvmtiEnv *env, ...)
{
    va_list list;
    va_start(list, env);
    count(1, take_arguments(events[1], list));
    va_end(list);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        events[0] = extension_event("com.sun.hotspot.events.VirtualThreadMount");
        events[1] = extension_event("com.sun.hotspot.events.VirtualThreadUnmount");
        for (int i = 0; i < 2; i++) {
            need_argument(events[i], JVMTI_TYPE_JNIENV);
            need_argument(events[i], JVMTI_TYPE_JTHREAD);
        }
        expected = (*jni)->NewGlobalRef(jni, thread);
        enable_extension_event(events[0], mounted);
        enable_extension_event(events[1], unmounted);
        return;
    }
    say("mounted: %s, unmounted: %s", truth(calls[0] > 0), truth(calls[1] > 0));
    say("wrong arguments: %d", wrong);
}

TEST(VIRTUAL_THREADS, .target = "extension.Mounted", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
