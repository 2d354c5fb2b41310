/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetExtensionEventCallback returns the specified error in wrong phases.");

static jint extension;

static void find_extension(JNIEnv *jni)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    if (readable(events, count) == 0)
        inapplicable("there is no extension event");
    extension = events[0].extension_event_index;
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetExtensionEventCallback, extension, NULL);
}

CONDITIONS_PREPARED(find_extension, "SetExtensionEventCallback",
                    .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
