/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("SetEventNotificationMode returns ILLEGAL_ARGUMENT for VirtualThreadStart with a thread.");

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capability = virtual_threads_capability();
    add_capabilities(assay_env, &capability);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("VIRTUAL_THREAD_START: %s", error_name(ti(SetEventNotificationMode, JVMTI_ENABLE,
                                                  (jvmtiEvent)VIRTUAL_THREAD_START, self)));
}

TEST(.load = load, .probe = observe, .since = 21);
