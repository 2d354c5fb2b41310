/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetEventNotificationMode returns ILLEGAL_ARGUMENT for VirtualThreadStart with a thread.");

enum { VIRTUAL_THREAD_START = 87 };

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities potential = potential_in(assay_env), virtual_threads = single_capability(44);
    if (!has_capability(&potential, 44))
        inapplicable("the JVM does not offer can_support_virtual_threads");
    must(AddCapabilities, &virtual_threads);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self;
    must(GetCurrentThread, &self);
    say("VIRTUAL_THREAD_START: %s", error_name(ti(SetEventNotificationMode, JVMTI_ENABLE,
                                                  (jvmtiEvent)VIRTUAL_THREAD_START, self)));
}

TEST(.load = load, .probe = observe, .since = 21);
