/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetExtensionEventCallback returns ILLEGAL_ARGUMENT for an index that no extension event has.");

static void JNICALL callback(jvmtiEnv *env, ...)
{
}

static bool is_known(jint index)
{
    jint count = 0;
    bool found = false;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < readable(events, count); i++)
        found |= events[i].extension_event_index == index;
    return found;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint index = 0;
    if (strncmp(assay_case(), "large", 5) == 0)
        index = 123456;
    else if (strncmp(assay_case(), "negative", 8) == 0)
        index = -123456;
    else if (strncmp(assay_case(), "standard", 8) == 0)
        index = JVMTI_EVENT_VM_INIT;
    while (is_known(index))
        index++;
    SAY_CALL(SetExtensionEventCallback, index, strstr(assay_case(), "cleared") ? NULL : callback);
}

TEST(.probe = observe, .batch = true,
     .cases = LIST("large", "negative", "zero", "standard", "large-cleared", "negative-cleared",
                   "zero-cleared", "standard-cleared"));
